import { findCorrections, OPENS_BACK } from '#engine/editing/corrections';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import { tells } from './asks.ts';
import type { Part } from './part.ts';
import { isRecord } from './parts-apart.ts';
import { endsSentence, isBlank } from './sentence-ends.ts';

const CONDITION =
	/^\s*(?:and |but |also )?(?:if|unless|whenever|when|once|where possible|in case|si|cuando|quand|wenn|falls|sobald|se|quando|je[sś]li|je[zż]eli|gdy)\s/i;

/** "If a poem is longer than forty lines, suggest ...": joins a condition and its consequence. */
export function withConsequences(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isHanging =
			before !== undefined &&
			before.kind !== 'task' &&
			part.kind !== 'chatter' &&
			CONDITION.test(text.slice(before.start, before.end)) &&
			/,\s*$/.test(text.slice(before.start, part.start)) &&
			!text
				.slice(before.start, part.start - 1)
				.trim()
				.slice(0, -1)
				.includes(',');
		if (isHanging) joined[joined.length - 1] = { kind: 'condition', start: before.start, end: part.end };
		else joined.push(part);
	}
	return joined;
}

const REASON =
	/^\s*(?:because|bc|bcs|cos|cuz|since (?!\d)|as (?:i|we|he|she|they|it)\b|so that|porque|ya que|parce qu|car |weil|da (?:ich|wir|er|sie|es)\b|denn |perch[eé]|pois |bo |poniewa[zż]|因为)/i;

/** Whether a part is a reason ("because ..."), or a condition ("if ...") without a comma before it. */
function hangsOn(text: string, before: Part, part: Part): boolean {
	const lead = text.slice(before.start, part.start);
	if (before.kind === 'chatter' || /[.!?\n]\s*$/.test(lead)) return false;
	const words = text.slice(part.start, part.end);
	return REASON.test(words) || (CONDITION.test(words) && !/[,;:]\s*$/.test(lead));
}

/** Joins a reason or condition to the part before it. */
export function withReasons(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isHung =
			before !== undefined && part.kind !== 'task' && part.kind !== 'superseded' && hangsOn(text, before, part);
		if (isHung) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}

/** "use the words ...": introduces a list of words, unlike "50 words". */
const NAMES_WORDS =
	/(?:(?<!\d\s?|\b(?:in|of|few|fewer|less|own|other|simple|plain|long|big|many|more) )\b(?:key ?)?words?\b|forget to (?:include|mention|use)|\b(?:palabras?|mots?|parole|palavras?|olvides (?:incluir|mencionar|usar)|wörter)(?![\p{L}]))/iu;
const LONGEST_ITEM = 3;

const QUOTED = /^(?:(?:and|or|y|o|et|ou|und|oder|e|i)\s)?["“«「『']/i;
/** "... is forbidden": a verb whose subject is the part before it. */
const COPULA = /^(?:is|are|was|were|est|sont|es|son|ist|sind|è|sono|é|são|jest|są)\s/i;

function belongsToList(text: string, before: Part, part: Part): boolean {
	const [lead, words] = [text.slice(before.start, part.start), text.slice(part.start, part.end).trim()];
	if (/[.!?\n]\s*$/.test(lead) || before.kind === 'chatter' || text.slice(before.end, part.start).trim() !== '')
		return false;
	if (COPULA.test(words) && part.kind !== 'task') return true;
	if (QUOTED.test(words) && /["“«「『']/.test(lead)) return true;
	const item = words.replace(/^(?:and|or|y|o|et|ou|und|oder|e)\s/i, '');
	return NAMES_WORDS.test(lead) && item.split(/\s+/).length <= LONGEST_ITEM;
}

/** Joins the items of a list of words to use or to avoid, whatever kinds they were tagged with. */
export function withLists(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isItem = before !== undefined && belongsToList(text, before, part);
		if (isItem) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}

const QUOTES = /["“”«»„「」『』《》]/;
const STANDS_APART: ReadonlySet<Part['kind']> = new Set(['material', 'chatter', 'superseded']);

/** Whether two parts are in one sentence with no words and no passage between them. */
export function areNeighbours(text: string, before: Part, part: Part): boolean {
	if (STANDS_APART.has(before.kind) || STANDS_APART.has(part.kind)) return false;
	return isBlank(text, before.end, part.start) && !endsSentence(text, before.start, part.start);
}

export function joinedWhere(
	text: string,
	parts: readonly Part[],
	isOne: (before: string, words: string) => boolean,
): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const [lead, words] = [text.slice(before?.start, part.start), text.slice(part.start, part.end)];
		if (before && areNeighbours(text, before, part) && isOne(lead, words))
			joined[joined.length - 1] = { ...before, kind: part.kind === 'task' ? 'task' : before.kind, end: part.end };
		else joined.push(part);
	}
	return joined;
}

/** The same, where the text has a sign without which no two parts are one. */
const joinedBy =
	(sign: RegExp, isOne: (before: string, words: string) => boolean) =>
	(text: string, parts: readonly Part[]): readonly Part[] =>
		sign.test(text) ? joinedWhere(text, parts, isOne) : parts;

/** Joins a quotation with its sentence, which says whether to use or to avoid the quoted words. */
export const withQuotations = joinedBy(QUOTES, (before, words) => QUOTES.test(before + words));

const BRACKET_ENDS = /[)\]]\s$/;
const GOES_ON =
	/^(?:\p{Ll}+ed(?= (?:as|by|in|to|with|from|for|on)\b)|to|about|no(?= (?:about|to|when|if)\b)|and(?! (?:no|not|don'?t|make|keep|give|then|also|please|pls|tell|add|write)\b)|or|from|for|with|of|in|on|at|that|which|who|is|are|was|were|has|have|can|will)\s/u;

/** "my team (8, half remote) to talk more": joins words that continue after a bracket. */
export const withBrackets = joinedBy(/[)\]]\s/, (before, words) => BRACKET_ENDS.test(before) && GOES_ON.test(words));

const IN_QUERY = /\bselect\s(?:(?!\sfrom\s)[^?!\n]){0,300},\s*$/i;
const COLUMN = /^(?:[\w."]{1,60}(?: as \w{1,40})?,?\s*$|[^?!\n]{0,300}?\bfrom\s)/i;

/** "SELECT id, email, created_at FROM customers": joins the columns of a query. */
export const withQueries = joinedBy(/\bselect\s/i, (before, words) => IN_QUERY.test(before) && COLUMN.test(words));

const NAMES_CHOICES =
	/\b(?:these|those|following|between|compare|versus|vs|which|rank|options|choose|decide)\b[^:.!?\n]*:\s[^:.!?\n]*$/i;
const CHOICE = /^(?!no\b|not\b|max\b|under\b|without\b|don'?t\b)[^.!?]{2,28}[.!?]?\s*$/i;

/** "compare these phones: pixel 9, iphone 16": joins the things to compare, which are not wishes. */
export const withChoices = joinedBy(/:\s/, (before, words) => NAMES_CHOICES.test(before) && CHOICE.test(words));

/** Words that begin a wish, even after a statement. */
const OPENS_WISH =
	/^\W{0,9}(?:(?:and|but|so|also) )*(?:no|not|nothing(?! (?:came|happen\w*|works?|helps?|was|is|has)\b)|without|max|min|under|over|up to|at (?:least|most)|must|should|has to|have to|needs? to|(?:mainly |mostly |just |also )?needs?|don'?t|do not|never|only|please|pls|keep|make|use|include|mention|avoid|give|tell|ask|thank|remind|offer|write|say|put|in|as|with|for|if|when|then|budget|(?:it|this|they) (?:should|must|has to|needs to))(?![\p{L}'’])/iu;

/** "nothing came out but water": a statement, not a ban. */
const NOTHING_DONE = /^(?:and |but )?nothing (?:came|happen\w*|works?|helps?|was|is|has)\b/i;

/** "4 of us went, 3 nights, I say split by 4": joins the parts of a statement up to the first wish in its sentence. */
export const withTales = (text: string, parts: readonly Part[]): Part[] => {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isOne =
			before &&
			TELLING_KINDS.has(before.kind) &&
			(TELLING_KINDS.has(part.kind) || NOTHING_DONE.test(text.slice(part.start, part.end))) &&
			areNeighbours(text, before, part) &&
			(tells(text.slice(before.start, before.end)) || isRecord(text, before)) &&
			!OPENS_WISH.test(text.slice(part.start, part.end)) &&
			!HOLDS_WISH.test(text.slice(before.start, before.end));
		if (isOne) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
};

/** "she uses a stick so no hills, we like food": a statement that contains a wish takes no more parts. */
const HOLDS_WISH = /\bso (?:no|not|nothing|don'?t|keep|make|please)\b[^.!?\n]*,\s*$/iu;

const LEAVES_OPEN = /^(?:\S+\s){1,3}(?:it|this|that|them|these|everything)\s$/i;

/** "wants it in 3 bullets": joins a form to words too few for a part of their own. */
export const withForms = joinedBy(
	/\s(?:it|this|that|them|these|everything)\s(?:in|as|under|max)\s/i,
	(before, words) => LEAVES_OPEN.test(before) && /^(?:in|as|under|max)\s/i.test(words),
);

/**
 * "5000 ... no, 6000": joins a withdrawn value and its replacement, whatever punctuation separates them, and joins other words
 * of correction ("scrap that") to the part before, so that the reader sees what they correct.
 */
export function withCorrections(text: string, parts: readonly Part[]): Part[] {
	const corrections = findCorrections(text, [{ start: 0, end: text.length }]);
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isOne =
			before !== undefined &&
			before.kind !== 'superseded' &&
			(corrections.some(({ start, end }) => before.start <= start && start < part.start && part.start <= end) ||
				(!STANDS_APART.has(part.kind) &&
					!STANDS_APART.has(before.kind) &&
					text.slice(before.end, part.start).trim() === '' &&
					OPENS_BACK.test(text.slice(part.start, part.start + 40))));
		if (isOne) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}
