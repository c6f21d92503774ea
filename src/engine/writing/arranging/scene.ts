import { isQuestion as asksByWord, isAimOf, pointsBack } from '#engine/reading/asks';
import { hear, type Speech } from '#engine/reading/speech/speech';
import { SPEECHES } from '#engine/reading/speech/speeches';
import type { Clause, Reading } from '#engine/types';
import type { Asked } from './arrangement-model.ts';

const LONGEST_BARE = 3;
/** A role for the assistant, which stays before the task. */
const GIVES_PART =
	/^\P{L}*(?:(?:you are|you're|act as|your (?:job|role|task) is|eres|act[úu]a como|tu es|vous [êe]tes|du bist|sie sind|voc[êe] [ée]|sei un[a']?|jeste[śs])\s|你(?:现在)?是|あなたは)/iu;

/**
 * The clauses before the first task, if the task cannot be understood without them: it is a question ("can I cut it?"),
 * refers back, or is very short.
 */
export function sceneOf(heard: readonly Clause[], { material, language, text }: Reading): readonly Clause[] {
	const speech = SPEECHES[language.code];
	const aims = language.code === 'en' ? findAims(heard) : speech ? findWants(heard, speech) : NO_AIMS;
	const first = heard.findIndex((clause) => clause.part === 'task' && !aims.has(clause));
	const task = heard[first];
	const opens = heard.find(({ role }) => role !== 'filler')?.span.text ?? '';
	if (first < 1 || !task || !(needsScene(task) || GIVES_PART.test(opens) || aims.size > 0)) return [];
	const passage = material.findLast(({ span }) => span.end <= task.span.start)?.span.end ?? 0;
	const told = heard.slice(0, first).filter(({ role }) => role !== 'filler');
	const behind = told.filter(({ span }) => span.start >= passage);
	// "it's for my portfolio": "it" refers to words before the passage, so those clauses are needed too.
	const isToldOn = TOLD_ON.test((behind[0] ?? task).span.text);
	return withoutBans(isToldOn ? told : behind, text);
}

const TOLD_ON = /^\W{0,9}(?:it|it['’]s|its|that|that['’]s|they)\s/i;
const FORBIDS =
	/^\W{0,9}(?:no|not|don'?t|do not|never|nothing|without|please|pls|avoid|(?:i|we) (?:don'?t|do not) want)\b/i;

/** Removes sentences that begin with a ban, because they are rules: "No screens before lunch." */
function withoutBans(told: readonly Clause[], text: string): readonly Clause[] {
	let isBan = false;
	return told.filter(({ part, span }) => {
		const opens = /(?:^|[.!?\n])\s*$/.test(text.slice(Math.max(0, span.start - 4), span.start));
		if (opens) isBan = part === 'ban' && FORBIDS.test(span.text);
		return !isBan;
	});
}

const NO_AIMS: ReadonlySet<Clause> = new Set();

/** The tasks that only state the aim of the next one: "I want to start running. Suggest a plan". */
function findAims(heard: readonly Clause[]): ReadonlySet<Clause> {
	const tasks = heard.filter(({ part }) => part === 'task');
	const firm = tasks.findIndex(({ span }, at) => !isAimOf(span.text, tasks[at + 1]?.span.text));
	return new Set(tasks.slice(0, Math.max(firm, 0)));
}

/** The tasks that only state a wish before the order itself: "Vorrei chiedergli un aumento. Scrivimi cosa dire". */
function findWants(heard: readonly Clause[], speech: Speech): ReadonlySet<Clause> {
	const tasks = heard.filter(({ part }) => part === 'task');
	const firm = tasks.findIndex(({ span }) => hear(span.text, speech) !== 'want');
	const said = hear(tasks[firm]?.span.text ?? '', speech);
	return said === 'order' || said === 'name' ? new Set(tasks.slice(0, firm)) : NO_AIMS;
}

/** Whether the last sentence begins with a question word: "I want to send a card. what do i write". */
const asksAtEnd = (words: string): boolean =>
	asksByWord(
		words
			.trim()
			.split(/[.!]\s+/)
			.at(-1) ?? '',
	);

/** "Script or bullet points for the first chat": refers to a chat that was mentioned before. */
const NAMES_KNOWN =
	/^\W{0,9}(?:(?:an?|some|short|quick) )?[\p{L}-]+(?: (?:or|and) [\p{L}-]+(?: [\p{L}-]+)?| [\p{L}-]+)? (?:for|to|about|before) the (?:first|next|last|second|actual) \p{L}+\W*$/iu;

const needsScene = ({ isQuestion, span }: Clause): boolean =>
	isQuestion ||
	span.text.includes('?') ||
	asksAtEnd(span.text) ||
	pointsBack(span.text) ||
	NAMES_KNOWN.test(span.text) ||
	span.text.split(/\s+/).length <= LONGEST_BARE;

/** Adds the scene to the only thing, or puts it before several. If there is no thing, the scene is the request. */
export function withScene(
	scene: readonly Clause[],
	asked: readonly { readonly clauses: readonly Clause[] }[],
): Asked[] {
	const things = asked.map(({ clauses }) => ({ clauses, isScene: false }));
	const [only] = things;
	if (scene.length === 0) return things;
	if (!only) return [{ clauses: scene, isScene: false }];
	if (things.length > 1) return [{ clauses: scene, isScene: true }, ...things];
	return [{ clauses: [...scene, ...only.clauses], isScene: false }];
}
