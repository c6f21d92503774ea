import { say } from '#engine/locales/say';
import type { PartKind } from '#engine/tagging/part-labels';
import type { PlannedLine } from '#engine/types';
import type { Brief } from '../brief.ts';
import type { Effect } from '../wording/modifier-lines.ts';
import { isCheckable, isNoWish } from './checkable.ts';
import { added } from './lines.ts';
import { sentenceOf } from './request-lines.ts';
import { isOfOneText, isOfWholeAnswer } from './size-scope.ts';
import { wordCheck } from './word-check.ts';

const RANK = { brief: 0, detailed: 1, exhaustive: 2 } as const;
const RESTATEMENT = 'The passage ends here: now carry out what the intent asks, within the constraints.';
/** Length of a passage after which a small model easily forgets the task before it. */
const LONG = 1_500;
/** Kinds of part that become a yes-or-no check of the answer. Facts and circumstances do not. */
const CHECKED: ReadonlySet<PartKind> = new Set(['amount', 'form', 'style', 'ban', 'condition', 'content', 'limit']);
const MOST_CHECKS = 12;
/** Genres in which "twelve words" is the content and no length. */
const OF_WORDS = /\b(?:crossword|word ?search|hangman|bingo|spelling|vocab)/i;

/** The steps, if a depth was chosen: those of the genre if it is sure, or else those of the kind of work. */
export function writeSteps(brief: Brief, effects: readonly Effect[]): PlannedLine[] {
	const chosen = effects.flatMap(({ name, step }) =>
		step === undefined ? [] : [added('step', step, `modifier.${name}`)],
	);
	const isForExpert = brief.modifiers.readerLevel === 'expert' && effects.some(({ name }) => name === 'readerLevel');
	return [...usualSteps(brief).filter(({ text }) => !isForExpert || !FOR_LAYMEN.test(text)), ...chosen];
}

/** Steps of explanations that experts do not need. */
const FOR_LAYMEN =
	/\b(?:everyday|plain|simple) (?:words|terms|language)\b|\bspecial words?\b|\bjargon\b|\bfrom what the reader (?:already )?knows\b/i;

function usualSteps({ task, modifiers, expert }: Brief): PlannedLine[] {
	if (expert) return expert.steps.map((text) => added('step', text, `genre.${expert.genre.id}.step`));
	const depth = RANK[modifiers.depth];
	// The steps of the kind "other" would fit every request, so they are left out.
	if (task.id === 'other') return [];
	return task.steps
		.filter((step) => depth > 0 && RANK[step.depth] <= depth)
		.map(({ text }) => added('step', text, `type.${task.id}.step`));
}

/** The checks: if a depth was chosen, the person's rules and the genre's checks; then those of the options. */
export function writeChecks(brief: Brief, effects: readonly Effect[]): PlannedLine[] {
	const chosen = effects.flatMap(({ name, test }) =>
		test === undefined ? [] : [added('check', test, `modifier.${name}`)],
	);
	return [...(brief.modifiers.depth === 'brief' ? [] : ownChecks(brief)), ...genreChecks(brief), ...chosen];
}

const genreChecks = ({ expert }: Brief): PlannedLine[] =>
	(expert?.checks ?? []).map((text) => added('check', text, `genre.${expert?.genre.id}.check`));

function ownChecks(brief: Brief): PlannedLine[] {
	const { arrangement, reading } = brief;
	const { code } = reading.language;
	const isCounted = !OF_WORDS.test(reading.text) && isOfOneText(reading);
	return arrangement.rules
		.filter(({ clause }) => CHECKED.has(clause.part))
		.flatMap(({ clause, scope }) => {
			const line = sentenceOf([clause], brief).text;
			if (isNoWish(clause, line, reading) || !isOfWholeAnswer(clause, reading, arrangement)) return [];
			const exact = scope === 0 && isCounted ? wordCheck(clause, code) : null;
			// A scrap or a fact would make a wrong check, which is worse than none.
			if (exact === null && !isCheckable(clause, line, reading)) return [];
			return [added('check', exact ?? say(code, 'Rule met: {rule}.', { rule: asRule(line) }), 'test.own', clause.span)];
		})
		.slice(0, MOST_CHECKS);
}

const CHATTER = /[\s,]+(?:actually|tho|though|lol|ty|thx|pls|please|kindly|haha|yeah|ok)$/i;

/** The wish as a rule in a check: without end mark and chatter, and with a subject for "must rhyme". */
function asRule(line: string): string {
	const rule = line.replace(/[.!。！]+$/u, '').replace(CHATTER, '');
	return rule.replace(/^(must|should)\b/i, (word) => `It ${word.toLowerCase()}`);
}

export const writeDeliverables = (effects: readonly Effect[]): PlannedLine[] =>
	effects.flatMap(({ name, deliverable }) =>
		deliverable === undefined ? [] : [added('deliverable', deliverable, `modifier.${name}`)],
	);

/** A reminder of the task after a long passage, for small models. */
export function writeRestatement({ reading, modifiers, arrangement }: Brief): PlannedLine[] {
	const length = arrangement.material.reduce((sum, { span }) => sum + span.end - span.start, 0);
	const isNeeded = length > LONG && modifiers.modelTarget === 'llama' && reading.language.code === 'en';
	return isNeeded ? [added('restatement', RESTATEMENT, 'restate')] : [];
}
