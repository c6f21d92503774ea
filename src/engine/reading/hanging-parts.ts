import type { Part } from './find-parts.ts';

const CONDITION =
	/^\s*(?:and |but |also )?(?:if|unless|whenever|when|once|where possible|in case|si|cuando|quand|wenn|falls|sobald|se|quando|je[sś]li|je[zż]eli|gdy)\s/i;

/** "If a poem is longer than forty lines, suggest ...": what a condition calls for stays with it. */
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

/** "because ..." behind a wish, or "if ..." without a comma before it. */
function hangsOn(text: string, before: Part, part: Part): boolean {
	const lead = text.slice(before.start, part.start);
	if (before.kind === 'chatter' || /[.!?\n]\s*$/.test(lead)) return false;
	const words = text.slice(part.start, part.end);
	return REASON.test(words) || (CONDITION.test(words) && !/[,;:]\s*$/.test(lead));
}

/** A reason stays with what it is the reason of. */
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

/** "use the words ...": not the words that are counted. */
const NAMES_WORDS =
	/(?:(?<!\d\s?|\b(?:in|of|few|fewer|less|own|other|simple|plain|long|big|many|more) )\b(?:key ?)?words?\b|forget to (?:include|mention|use)|\b(?:palabras?|mots?|parole|palavras?|olvides (?:incluir|mencionar|usar)|wörter)(?![\p{L}]))/iu;
const LONGEST_ITEM = 3;

const QUOTED = /^(?:(?:and|or|y|o|et|ou|und|oder|e|i)\s)?["“«「『']/i;
/** "... is forbidden": what was spoken of stands before it. */
const COPULA = /^(?:is|are|was|were|est|sont|es|son|ist|sind|è|sono|é|são|jest|są)\s/i;

function belongsToList(text: string, before: Part, part: Part): boolean {
	const [lead, words] = [text.slice(before.start, part.start), text.slice(part.start, part.end).trim()];
	if (/[.!?\n]\s*$/.test(lead) || before.kind === 'chatter') return false;
	if (COPULA.test(words) && part.kind !== 'task') return true;
	if (QUOTED.test(words) && /["“«「『']/.test(lead)) return true;
	const item = words.replace(/^(?:and|or|y|o|et|ou|und|oder|e)\s/i, '');
	return NAMES_WORDS.test(lead) && item.split(/\s+/).length <= LONGEST_ITEM;
}

/** Words to use or to avoid, one after the other, are one list, whoever they seem to be about. */
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
