import type { PartKind } from '#engine/tagging/part-labels';
import { RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { areNeighbours, joinedWhere } from './hanging-parts.ts';
import { isTailOfList } from './lists-whole.ts';
import type { Part } from './part.ts';

/** Words behind which no part ends, since the phrase continues. */
const ENDS_OPEN =
	/(?:^|[^\p{L}])(?:of|to|than|the|an?|my|your|his|her|our|their|in|on|at|for|from|by|with|into|about|who|which|whose|because|if|when|says?|called|remaining)\s*$/iu;
/** "no. 8", "kids' bunk bed": a full stop or apostrophe that ends neither sentence nor quotation. */
const ENDS_NOTHING = /(?:\b(?:no|nr|st|mr|mrs|dr|vs|approx|e\.g|i\.e)\.|\p{L}s['’])\s*$/iu;
const BARE_NUMBER = /^[^\p{L}\p{N}]*\d{1,4}[^\p{L}\p{N}]*$/u;
/** "for a boy, 6, called Noor": an age belongs to the person before it. */
const AGE = /^\d{1,2},\s(?!\d)/;
const BARE_COURTESY = /^(?:kindly|please|pls|plz|thanks|thank you)[.!]*$/i;
const BUT_NOT = /^but not\s/i;
/** "a customer who brings back shoes | without a receipt", "80 euros a day | without the hotel": here "without" begins no ban. */
const NEEDS_WITHOUT =
	/(?:\b(?:who|which|whose|that) |[£$€]|\d ?(?:euros?|quid|pounds?|dollars?)\b)[^,.;:!?\n]*[\p{L}\p{N}]\s+$/iu;

/** "Please cut | but keep the numbers": an order of one word needs what goes on from it. */
const BUT_KEEP = /^but (?:keep|leave|don'?t|do not|not|without)\b/i;
const BARE_ORDER = /^\W{0,9}(?:(?:please|pls|can you|could you|just) )*\p{L}+\s*$/iu;
const SUM_ALONE = /^[£$€]\s?[\d,.]+\W*$/;
/** "I'm not doing the job | without a harness": belongs to what is refused. */
const REFUSES = /\b(?:not|never|can'?t|cannot|won'?t|don'?t) [^,.;:!?\n]*[\p{L}\p{N}]\s+$/iu;
/** "how do I save a bit | and not dip into it": the second of two verbs. */
const AND_NOT =
	/^and not (?!too |so |very |only |just |the |an? |my |more |less |all |any |\p{L}+(?:ing|ly|ed|al|ic|ive|ous|ful|y)\b)\p{L}/iu;
const CAN = /\b(?:to|do (?:i|we)|can (?:i|we)|should (?:i|we)|could (?:i|we)) \p{L}+ [^,.;:!?\n]*[\p{L}\p{N}]\s+$/iu;

/** Joins parts that make no sense alone (a bare number, "please") to the part before. */
export const withScraps = (text: string, parts: readonly Part[]): Part[] =>
	joinedWhere(
		text,
		parts,
		(before, words) =>
			ENDS_OPEN.test(before) ||
			BARE_NUMBER.test(words) ||
			(AGE.test(words) && /\p{L},\s*$/u.test(before)) ||
			BARE_COURTESY.test(words.trim()) ||
			(/^[\p{Ll}\d]/u.test(words) && ENDS_NOTHING.test(before)) ||
			(BUT_KEEP.test(words) && BARE_ORDER.test(before)) ||
			(SUM_ALONE.test(words) &&
				/\b(?:no|little|small|tiny|hardly any) (?:budget|money)(?: \p{L}+){0,2},\s*$/iu.test(before)) ||
			(/^without\s/i.test(words) && (NEEDS_WITHOUT.test(before) || REFUSES.test(before))) ||
			(AND_NOT.test(words) && CAN.test(before)) ||
			(BUT_NOT.test(words) && !/[,;:]\s*$/.test(before)),
	).reduce<Part[]>((joined, part) => {
		const before = joined.at(-1);
		const isNumber =
			before && /^\d/.test(text.slice(part.start)) && ENDS_NOTHING.test(text.slice(before.start, part.start));
		if (before && isNumber && before.kind !== 'chatter' && text.slice(before.end, part.start).trim() === '')
			joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
		return joined;
	}, []);

/** Kinds of part that may be items of one row. */
const OF_THINGS: ReadonlySet<PartKind> = new Set(['content', 'limit', 'background', 'audience', 'task']);
const OPENS_WISH =
	/^(?:no|not|without|w\/o|don'?t|do not|never|max|min|under|over|at (?:least|most)|up to|less|only|budget|must|should|keep|use|include|make|give|write|in|as|for|with|if|so|but|because|i|i'm|im|we|he|she|they|it|its|it's|my|our|he's|she's)(?![\p{L}\p{N}])/iu;
/** "half a cabbage, chorizo, and eggs", "hard and sprint": the last part of a row of items. */
const ROW_ENDS =
	/^(?:[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3}, ?){0,6}[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3},? (?:and|or) [\p{L}'’-]+(?: [\p{L}\d'’-]+){0,4}[.!?]?\s*$/u;
/** Words by which a part is a sentence and no row of items. */
const SAYS =
	/(?:^|\s)(?:i|i'm|im|we|he|she|they|it|it's|is|are|was|were|has|have|had|can|can't|cant|will|won't|don'?t|does|needs?|wants?|likes?|hates?)(?=[\s,.!?]|$)/iu;
const AFTER_COLON = /:\s[^.!?\n:]*,\s*$/;

const isCommand = (words: string): boolean => {
	const first = /^[\p{L}'’]+/u.exec(words)?.[0].toLowerCase() ?? '';
	return TASK_VERBS.has(first) || RULE_VERBS.has(first);
};

/** Joins the parts of a row of items, and those behind a colon, as far as none of them is a wish of its own. */
export function withRows(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const lead = text.slice(before?.start, part.start);
		const words = text.slice(part.start, part.end).trim();
		const isRow =
			before !== undefined &&
			OF_THINGS.has(part.kind) &&
			OF_THINGS.has(before.kind) &&
			areNeighbours(text, before, part) &&
			/,\s*$/.test(lead) &&
			!OPENS_WISH.test(words) &&
			(isTailOfList(words) ||
				(!isCommand(words) && ((ROW_ENDS.test(words) && !SAYS.test(words)) || AFTER_COLON.test(lead))));
		if (isRow) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}

const PLEASE_BEHIND = /^(?:please|pls|plz)(?=\s?[-–—]\s)/i;

/** Moves a "please" from the start of a part to the end of the part before: "no group work, please - last week's was bad". */
export function withPleaseBehind(text: string, parts: readonly Part[]): Part[] {
	return parts.map((part, at) => {
		const own = PLEASE_BEHIND.exec(text.slice(part.start, part.end))?.[0].length ?? 0;
		const next = parts[at + 1];
		const behind = next ? (PLEASE_BEHIND.exec(text.slice(next.start, next.end))?.[0].length ?? 0) : 0;
		const start =
			at > 0 && own > 0
				? part.start + own + (/^[\s–—-]+/.exec(text.slice(part.start + own))?.[0].length ?? 0)
				: part.start;
		return { ...part, start, end: next && behind > 0 ? next.start + behind : part.end };
	});
}
