import { TASK_VERBS } from './data/verbs.ts';
import { everySaid } from './matching/says.ts';
import type { Part } from './part.ts';
import { statesFact } from './statements.ts';
import { bracketsIn } from './wishes-apart.ts';

/** Kinds of part that may hold wishes and facts side by side. */
const MIXED: ReadonlySet<Part['kind']> = new Set([
	'limit',
	'content',
	'style',
	'amount',
	'form',
	'ban',
	'priority',
	'background',
]);
const COMMA = /(?<!\d),\s+|,\s+(?=\D)/g;
const QUOTED = /["“”«»`]/;
/** Words behind a comma that surely begin a wish of its own. */
const OPENS_WISH =
	/^(?:and |but )?(?:no(?: \p{L}+){1,4}\W*$|not\b|without\b|max\b|min\b|under \d|at (?:least|most)\b|only\b|must\b|should\b|keep\b|make it\b|don'?t\b|do not\b|never\b|please\b|pls\b|budget\b|\d+ ?(?:mins?|minutes|words|pages|lines|people|quid|hours?|h)\b)/iu;
/** A piece with a subject of its own: "my dad has", "I do nights". */
const NAMES_ANEW = /^(?:i|we|i'm|im|i've|we're|my|our|his|her|their|he|she)\s/iu;
/** "no screens, it's bad for them": a reason, which stays with the wish before it. */
const EXPLAINS =
	/^(?:it|it's|its|they|they're|that|that's|this|these|those|because|cos|bc|since|as|so|which|who|and|or)\b/iu;
/** "if it rains, we stay in": parts that open with a subordinate clause are not cut. */
const HANGS = /^(?:if|when|while|because|since|although|as|so|after|before|unless|once|where)\b/iu;

/** "it has to be quick, no jargon": a ban behind a wish. */
const FORBIDS = /^(?:and |but )?(?:no (?!one|matter|wait|sorry)|don'?t |do not |never )/iu;

/** "I remember paprika, beef, no potatoes": a list of what somebody remembers is not cut. */
const REMEMBERS = /\b(?:i|we) (?:only |just |can |do )?(?:remember|recall)\b/iu;

type Class = 'fact' | 'wish' | 'open';

const classOf = (words: string): Class => {
	if (statesFact(words)) return 'fact';
	return OPENS_WISH.test(words) || /\bso (?:no|not|don'?t|that|keep|make|mention|it)\b/iu.test(words) ? 'wish' : 'open';
};

/** Cuts a part at the commas between wishes and facts: "she wants it plain, | her name is Ximena". */
export function factsApart(text: string, part: Part): Part[] {
	if (!MIXED.has(part.kind)) return [part];
	const words = text.slice(part.start, part.end);
	if (QUOTED.test(words) || HANGS.test(words) || REMEMBERS.test(words)) return [part];
	const starts = [0, ...cutsOf(words)];
	if (starts.length < 2) return [part];
	const pieces = starts.map((start, at) => words.slice(start, starts[at + 1]).trim());
	const classes = pieces.map((piece) => classOf(piece.replace(/[,.;!]+$/, '')));
	const sure = lastSure(classes);
	const cuts = starts.filter((_, at) => at > 0 && isBorder(classes[at] ?? 'open', sure[at] ?? 'open', pieces, at));
	if (cuts.length === 0) return [part];
	const ends = [0, ...cuts, words.length];
	return ends.slice(0, -1).map((start, at) => {
		const piece = words.slice(start, ends[at + 1]);
		const isFact = statesFact(piece.trim().replace(/[,.;!]+$/, ''));
		const own = at > 0 && FORBIDS.test(piece) ? 'ban' : part.kind;
		return { kind: isFact ? 'limit' : own, start: part.start + start, end: part.start + (ends[at + 1] ?? 0) };
	});
}

function cutsOf(words: string): number[] {
	const isInBrackets = bracketsIn(words);
	return everySaid(words, COMMA)
		.map(({ index, 0: comma }) => index + comma.length)
		.filter((at) => !isInBrackets(at));
}

function isBorder(own: Class, before: Class, pieces: readonly string[], at: number): boolean {
	const piece = pieces[at] ?? '';
	if (EXPLAINS.test(piece) || TASK_VERBS.has(/^\p{L}+/u.exec(piece)?.[0].toLowerCase() ?? '')) return false;
	if (own === 'fact') return before === 'wish' || (before === 'open' && isWished(pieces.slice(0, at).join(', ')));
	if (own !== 'wish') return false;
	return before === 'fact' || (before === 'wish' && (NAMES_ANEW.test(piece) || FORBIDS.test(piece)));
}

/** By piece, the class of the nearest piece before that is surely a fact or a wish. */
function lastSure(classes: readonly Class[]): Class[] {
	let last: Class = 'open';
	return classes.map((own) => {
		const before = last;
		if (own !== 'open') last = own;
		return before;
	});
}

const isWished = (words: string): boolean =>
	/^(?:and |but )?(?:she|he|they|we|i)(?:'d| would)? (?:wants?|needs?|likes?|prefers?)\b|\b(?:should|must|has to|have to|please|pls)\b/iu.test(
		words,
	);
