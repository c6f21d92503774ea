import { tells } from '#engine/reading/asks';
import { says } from '#engine/reading/matching/says';
import { SPEECHES } from '#engine/reading/speech/speeches';
import { statesFact } from '#engine/reading/statements';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Clause, Material, Reading, Span } from '#engine/types';
import { identify } from '../operations/identify.ts';
import type { Arrangement, Asked } from './arrangement-model.ts';
import { inParagraphs } from './paragraphs.ts';
import { sceneOf, withScene } from './scene.ts';
import { breaks } from './sentence-breaks.ts';
import { isListed, staysInPlaceElsewhere } from './told-elsewhere.ts';

export const RULE_MOVED = 'constraint.own';
export const BACKGROUND_MOVED = 'intent.context';

/** "about my cat" after "write a poem, in 5 lines,": a task part that continues the one before. */
const GOES_ON =
	/^\W{0,2}(?:about|for|to|with|of|from|that|which|who|whose|where|when|so|because|since|as|explaining|saying|telling|asking|in|at|on|into|between|regarding|re|including|using|based|after|before|during|around|near|if|sobre|para|con|de|del|que|sur|pour|avec|qui|über|für|mit|zum|zur|von|che|per|su|di|do|da|dla|na|o|z|w)\b/i;
const LIST_ITEM = /^\s*(?:[-*•]|\(?\d{1,2}[.)]|\(?[a-h]\))\s/i;

/**
 * Assigns each part its place. Tasks form the request, as one item each if other parts are between them; facts are
 * background; everything else is a rule, either of the thing in the same sentence or of all things.
 *
 * @param undone ids of undone steps, whose parts stay where the person wrote them
 */
export function arrange(reading: Reading, undone: ReadonlySet<string>): Arrangement {
	const { clauses, material, text } = reading;
	const isUndone = (rule: string, span: Span) =>
		undone.size > 0 && undone.has(identify({ rule, source: [span], text: '' }));
	const heard = clauses.filter(
		({ role, span }) => role !== 'filler' || isUndone('filler', span) || isUndone('correction', span),
	);
	const isPutBack = (clause: Clause, rule: string) => isUndone(rule, clause.span);
	const scene = new Set(sceneOf(heard, reading));
	const natural = homesOf(heard, scene, reading);
	const homeOf = (clause: Clause): Home => {
		const home = natural.get(clause) ?? 'rule';
		if (home === 'background') return isPutBack(clause, BACKGROUND_MOVED) ? 'asked' : home;
		return home === 'rule' && isPutBack(clause, RULE_MOVED) ? 'asked' : home;
	};
	const asked: { clauses: Clause[] }[] = [];
	const background: Clause[] = [];
	const rules: { clause: Clause; scope: number }[] = [];
	const opening: Clause[] = [];
	let before: Clause | undefined;
	let wasAsked = false;
	let isInText = false;
	for (const clause of heard) {
		const home = homeOf(clause);
		const open = asked.at(-1);
		if (home === 'asked') {
			const last = open?.clauses.at(-1);
			const isNew = !open || !last || !(goesOn(clause, last, text, wasAsked) || (clause.part !== 'task' && isInText));
			if (isNew) asked.push({ clauses: [clause] });
			else open.clauses.push(clause);
		} else if (home === 'scene' || (home === 'told' && !open)) {
			opening.push(clause);
			before = clause;
			continue;
		} else if (home === 'told') open?.clauses.push(clause);
		else if (home === 'background') background.push(clause);
		else
			rules.push({
				clause,
				scope:
					open && before && (!breaks(text, open.clauses.at(-1) ?? before, clause) || countsLast(clause, before, text))
						? asked.length
						: 0,
			});
		wasAsked = home === 'asked';
		isInText = wasAsked || home === 'told';
		before = clause;
	}
	const isSingle = asked.length < 2;
	const isBack = ({ kind, span }: Material) => isUndone(`source.${kind}`, span);
	return {
		asked: withScene(opening, asked),
		background,
		rules: rules.map((rule) => (isSingle || holdsForAll(rule.clause) ? { ...rule, scope: 0 } : rule)),
		material: material.filter((one) => !isBack(one)),
		putBack: material.filter(isBack),
	};
}

/** Whether an amount at the end applies to the last thing that is asked for: "what can i say back. 3 options". */
const countsLast = ({ part, span }: Clause, before: Clause, text: string): boolean =>
	part === 'amount' && before.part === 'task' && COUNTED.test(span.text) && text.slice(span.end).trim() === '';
const COUNTED =
	/^\W{0,3}(?:\d{1,2}|two|three|four|five|six|ten) (?:options?|versions?|ideas?|examples?|ways|suggestions?|alternatives)\W*$/i;

/** Whether a rule applies to all things: statements and priorities do, but a wish may be for the thing beside it. */
const holdsForAll = ({ part, isGeneral = false, span }: Clause): boolean =>
	part === 'priority' || isGeneral || (TELLING_KINDS.has(part) && tells(span.text));

/**
 * Whether a clause is an English statement, which keeps its place, because moving it loses its context more often than
 * it helps.
 */
const staysInPlace = ({ part, span, isRule = false }: Clause): boolean =>
	part === 'background' ||
	(!isRule && TELLING_KINDS.has(part) && (statesFact(span.text) || OWN_DOUBT.test(span.text) || describes(span.text)));
/** "idk if it has changed": the person's doubt, treated as a statement. */
const OWN_DOUBT = /^\W{0,9}(?:idk|i don'?t know|dunno|not sure|no idea) (?:if|whether|what|how|why|when|who|which)\b/i;

/** "Our four children need to talk about the house.": a statement that leads up to the request after it. */
const leadsUp = ({ part, span: { text }, isRule = false }: Clause): boolean =>
	!isRule && TELLING_KINDS.has(part) && LEADS_UP.test(text) && !SPEAKS_OF_ANSWER.test(text.replace(OWN_DUTY, ''));
/** "I must compare the research": work of the person, not a rule. */
const OWN_DUTY = /\b(?:i|we) (?:must|have to|need to)\b/giu;
const LEADS_UP =
	/^\W{0,9}(?:(?:my|our|his|her|their|he|she|they|we|i|people|everybody|everyone|a|an) .*|(?:for|as|in) (?:my|our|an?|the) .*\b(?:i|we) (?:must|have to|need to|am|are) .*)[.!]\W*$/isu;
const SPEAKS_OF_ANSWER =
	/\b(?:must|should|please|pls|max|at (?:least|most)|words?|answers?|response|output|tone|you|your|(?:i|we) (?:want|need|like|prefer))\b|\b(?:i|we)'d\b/i;

/** Whether a statement introduces the passage right after it and must stay before it: "he sent me this". */
const leadsToPassage = ({ part, span, isRule = false }: Clause, material: readonly Material[]): boolean =>
	!isRule &&
	TELLING_KINDS.has(part) &&
	HANDS_OVER.test(span.text) &&
	material.some((one) => one.span.start >= span.end && one.span.start - span.end < 4);
const HANDS_OVER = /\b(?:this|these|it|below|following)\W*$/i;

/** Whether a clause lists facts: "2 staff, new competitor across the street, she has loyal clients", "q1 satisfied 71 %". */
const describes = (words: string): boolean =>
	says(words, RESULT) ||
	(!says(words, HOLDS_ORDER) && words.split(/,\s+/).length > 2 && words.split(/,\s+/).some(statesFact));
const RESULT =
	/^\W{0,3}(?!(?:max|min|under|over|about|up|at|budget|discount|off|only)\b)[\p{L}\d]+(?: (?!(?:max|min|under|over|about|up|at|off)\b)[\p{L}]+){0,4} \d[\d.,]* ?%\W*$/iu;
const HOLDS_ORDER =
	/(?:^|, ?|\b(?:so|and|but) )(?:please |pls )?(?:treat|keep|make|use|give|put|mention|include|add|say|write|avoid|no more|must|should|max|only|don'?t)\b/iu;

/**
 * "Write a SQL query. Table visits(...). Want the latest visit per patient": for code, a statement of what it should do
 * belongs to the task.
 */
const saysWhatItDoes = (task: string, { part, span }: Clause): boolean =>
	(part === 'content' || part === 'limit') &&
	NAMES_CODE.test(task) &&
	span.text.split(/\s+/).length >= FEWEST_WORDS_OF_CODE;
const NAMES_CODE = /^\W{0,9}(?:\S+ ){0,4}(?:sql|query|formula|regex|script|function|macro|one[- ]liner)\W*$/i;
const FEWEST_WORDS_OF_CODE = 3;

type Home = 'scene' | 'told' | 'asked' | 'background' | 'rule';

/** "They said ...", "it's a ...": a statement that continues the one right before it. */
const TOLD_ON =
	/^\W{0,9}(?:it|it's|its|that's|thats|they|they're|theyre|he|he's|hes|she|she's|shes|this|that|these|those)\s/iu;

/** The place of each clause if no step is undone. A statement that continues another gets the same place. */
function homesOf(
	heard: readonly Clause[],
	scene: ReadonlySet<Clause>,
	{ text, language, material }: Reading,
): Map<Clause, Home> {
	const homes = new Map<Clause, Home>();
	const speech = SPEECHES[language.code];
	let task = '';
	heard.forEach((clause, at) => {
		if (clause.part === 'task') task = clause.span.text;
		const before = heard[at - 1];
		const isApart = before !== undefined && clause.part === 'background' && breaks(text, before, clause);
		const isOn =
			before &&
			!isApart &&
			TELLING_KINDS.has(clause.part) &&
			TELLING_KINDS.has(before.part) &&
			TOLD_ON.test(clause.span.text);
		if (scene.has(clause)) homes.set(clause, 'scene');
		else if (
			language.code === 'en' &&
			(staysInPlace(clause) ||
				leadsToPassage(clause, material) ||
				saysWhatItDoes(task, clause) ||
				(task === '' && leadsUp(clause)))
		)
			homes.set(clause, 'told');
		else if (speech && staysInPlaceElsewhere(clause, speech))
			homes.set(clause, before && homes.get(before) === 'rule' && isListed(before, clause, text) ? 'rule' : 'told');
		else if (clause.part === 'task' || clause.role === 'filler') homes.set(clause, 'asked');
		else if (clause.part === 'audience' && before?.part === 'task' && !breaks(text, before, clause))
			homes.set(clause, 'asked');
		else if (isOn && !clause.isRule && !scene.has(before)) homes.set(clause, homes.get(before) ?? 'rule');
		else homes.set(clause, clause.part === 'background' ? 'background' : 'rule');
	});
	return homes;
}

/** The arrangement of an undivided request: all its parts together are one thing. */
export function undivided(parted: Arrangement, reading: Reading): Arrangement {
	const clauses = [
		...parted.asked.flatMap((one) => one.clauses),
		...parted.background,
		...parted.rules.map(({ clause }) => clause),
	];
	const inOrder = clauses.toSorted((a, b) => a.span.start - b.span.start);
	return {
		...parted,
		asked: inOrder.length === 0 ? [] : paragraphsOf(inOrder, reading),
		background: [],
		rules: [],
	};
}

const paragraphsOf = (clauses: readonly Clause[], { text, language, material }: Reading): readonly Asked[] =>
	inParagraphs(clauses, text, material, language.code);

function goesOn(clause: Clause, last: Clause, text: string, isNext: boolean): boolean {
	if (LIST_ITEM.test(text.slice(clause.span.start, clause.span.start + 8))) return false;
	if (breaks(text, last, clause)) return false;
	return isNext || GOES_ON.test(clause.span.text);
}
