import { isOrder } from './asks.ts';
import { RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { areNeighbours } from './hanging-parts.ts';
import type { Part } from './part.ts';

/** Words that open a list over several parts: "with badges, install, | configuration table, | troubleshooting and a friendly tone". */
const HEADS =
	/\b(?:(?:want|need|'d like)|with|of|into|between|including|includes?|covers?|has|have|had|got|celebrating|survived)\s[^.;!?]*,\s+$/iu;
const STARTS_OWN =
	/^(?:no|not|without|max|min|under|over|only|must|should|can|don'?t|never|just|also|please|pls|i|i'm|im|i've|ive|we|he|she|they|it|its|it's|you|my|our|if|when|as|in|to)\b/iu;
const SAYS_OWN =
	/\b(?:is|are|was|were|has|have|must|should|can|can't|cant|wants?|likes?|needs?|hates?|only|please|keep|make|give|tell|write|include|budget|allerg\w+|vegetarian|vegan|gluten)\b|[£$€?]/iu;
const LAST_OF_LIST = /\s(?:and|or|&)\s/iu;
const LONGEST_THING = 14;
/** How many parts ahead the end of a list is looked for; few, since it is done from every part. */
const LONGEST_LIST = 24;
const MAY_BE_LISTED: ReadonlySet<Part['kind']> = new Set([
	'limit',
	'background',
	'content',
	'task',
	'form',
	'amount',
	'style',
]);

const isThing = (text: string, { kind, start, end }: Part): boolean => {
	const words = text.slice(start, end).trim();
	return (
		MAY_BE_LISTED.has(kind) &&
		!STARTS_OWN.test(words) &&
		!SAYS_OWN.test(words) &&
		words.split(/\s+/).length <= LONGEST_THING
	);
};

const TAIL_OF_LIST =
	/^(?!\d|(?:one|two|three|four|five|six)\b)(?:[\p{Ll}\d'’-]+(?: [\p{Ll}\d'’-]+){0,3}, ){0,3}[\p{Ll}\d'’-]+(?: [\p{Ll}\d'’-]+){0,2},? (?:and|or) (?!(?:then|also|please|pls|make|keep|no|not|i|we|it|they|he|she|my|don'?t|if|use)\b)\p{L}/u;

/** Whether words continue a list begun before the comma: ", and computer science in one course". */
export const isTailOfList = (words: string): boolean => {
	const tail = TAIL_OF_LIST.exec(words)?.[0];
	return tail !== undefined && !STARTS_OWN.test(words) && !SAYS_OWN.test(words) && !isOrder(words);
};

/** "the season, local time, game,": three or more items in a row, so that the next part may end the list. */
const IN_A_ROW = /(?:^|\s)\p{Ll}+(?: \p{Ll}+)?, (?:\p{Ll}+ ){0,2}\p{Ll}+, (?:\p{Ll}+ ){0,2}\p{Ll}+,\s+$/u;

const OPENS_WISH =
	/^(?:in|on|at|as|with|for|to|by|no|not|nothing|without|then|if|it|its|i|im|we|he|she|they|you|must)$/;

/** Whether words end a list: "..., and where my family came from". */
function closesList(words: string): boolean {
	if (isTailOfList(words)) return true;
	const first = /^(?:and|or|&) (?:also |the |an? )?([\p{L}'-]+)/iu.exec(words)?.[1]?.toLowerCase();
	return first !== undefined && !OPENS_WISH.test(first) && !TASK_VERBS.has(first) && !RULE_VERBS.has(first);
}

const endOfSearch = (parts: readonly Part[], at: number): number => Math.min(parts.length, at + LONGEST_LIST);

/** How many parts behind the one at `at` continue the list that it begins. */
export function restOfList(text: string, parts: readonly Part[], at: number): number {
	const head = parts[at];
	const lead = head ? text.slice(head.start, parts[at + 1]?.start) : '';
	if (!head || !/,\s+$/.test(lead)) return 0;
	const series = restOfSeries(text, parts, at);
	if (series > 0) return series;
	const isHeaded = HEADS.test(lead);
	for (let next = at + 1; next < endOfSearch(parts, at); next++) {
		const [before, part] = [parts[next - 1], parts[next]];
		if (!before || !part || !areNeighbours(text, before, part) || !isThing(text, part)) return 0;
		const words = text.slice(part.start, part.end);
		const isLast = IN_A_ROW.test(lead) && /^(?:and|or) \p{Ll}+ /u.test(words);
		if (isLast || (isHeaded ? LAST_OF_LIST.test(` ${words}`) : closesList(words))) return next - at;
	}
	return 0;
}

/** The same for a list of things to do under one task: "remind her who I am, show it has moved on, and make a no painless". */
function restOfSeries(text: string, parts: readonly Part[], at: number): number {
	if (parts[at]?.kind !== 'task') return 0;
	for (let next = at + 1; next < endOfSearch(parts, at); next++) {
		const [before, part] = [parts[next - 1], parts[next]];
		if (!before || !part || !areNeighbours(text, before, part)) return 0;
		const isPlain =
			(part.kind === 'limit' || part.kind === 'background') && !opensOwn(text.slice(part.start, part.end));
		if (part.kind !== 'task' && part.kind !== 'content' && !isPlain) return 0;
		if (next > at + 1 && CLOSES_SERIES.test(text.slice(part.start, part.end))) return next - at;
	}
	return 0;
}

const CLOSES_SERIES = /^and (?!no\b|not\b|don'?t\b|keep\b|make sure\b|then\b|also\b|please\b|pls\b)/i;

/** Whether words begin a part of their own behind a question: "and make sure ...", "3 eggs", "my knee hurts". */
export function opensOwn(words: string): boolean {
	return STARTS_OWN.test(bareOf(words)) || /[\d£$€]/.test(words) || opensOrder(words);
}

const bareOf = (words: string): string => words.replace(/^(?:and|but|also|then|so) /i, '');

export function opensOrder(words: string): boolean {
	const first = /^[\p{L}'-]+/u.exec(bareOf(words))?.[0].toLowerCase() ?? '';
	return TASK_VERBS.has(first) || RULE_VERBS.has(first);
}
