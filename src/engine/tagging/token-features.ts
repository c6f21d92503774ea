import { hashOfMore, hashText, mix, NO_LETTERS } from './hash.ts';
import { lookAt } from './token-look.ts';
import { KINDS, type Tokens } from './tokens.ts';
import { classesOf } from './word-classes.ts';

/** How many features a token has of its own, and how many it shares with most tokens of its stretch. */
export const OWN_FEATURES = 29;
const STRETCH_FEATURES = 11;
export const FEATURES = OWN_FEATURES + STRETCH_FEATURES;
/** Of these, the first so many also count for how a part of each kind begins. */
export const OPENING_FEATURES = 6;

/** A number for each feature, as trained, so that the same value in two of them is told apart. */
const KIND_OF_OWN = Int32Array.of(
	...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19],
	...[25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36],
);
const KIND_OF_SHARED = Int32Array.of(18, 20, 21, 22, 23, 24, 35, 37, 38, 39, 40);

const EDGE = 0x5bd1e995;
const EDGE_SHAPE = 7;
/** So far a word looks to either side. */
const BEYOND = 2;
/** No further back than this a token looks for the first word of its stretch. */
const BACK = 12;

/** Numbers of the features of every token, `FEATURES` for each, not yet cut to buckets. */
export function tokenFeatures(tokens: Tokens, language: string): Int32Array {
	const { text, count, starts, ends, kinds } = tokens;
	const look = lookAt(tokens);
	const word = runsOf(padded(look.words, EDGE + 1, EDGE + 2));
	const shape = runsOf(padded(look.shapes, EDGE_SHAPE, EDGE_SHAPE));
	const classes = runsOf(classesBeside(word.one, shape.one));
	const languageHash = hashText(language);
	const found = new Int32Array(count * FEATURES);
	const own = new Int32Array(OWN_FEATURES);
	const shared = new Int32Array(STRETCH_FEATURES);
	let line = 0;
	let fromLine = 0;
	let second = -1;
	let opened = 0;
	for (let at = 0; at < count; at++) {
		if (at > 0 && kinds[at - 1] === KINDS.line) {
			line++;
			fromLine = 0;
		} else fromLine++;
		const here = at + BEYOND;
		const start = starts[at] as number;
		const end = ends[at] as number;
		const w = word.one[here] as number;
		const open = look.opens[at] as number;
		const self = classes.one[here] as number;
		const opening = classesOf(open);
		own[0] = w;
		own[1] = word.two[here] as number;
		own[2] = word.two[here - 1] as number;
		own[3] = word.three[here] as number;
		own[4] = mix(shape.one[here] as number, mix(shape.one[here - 1] as number, shape.one[here + 1] as number));
		own[5] = mix(kinds[at - 1] ?? 0, mix(shape.one[here - 1] as number, w));
		own[6] = word.one[here - 1] as number;
		own[7] = word.one[here + 1] as number;
		own[8] = word.one[here - 2] as number;
		own[9] = word.one[here + 2] as number;
		own[10] = word.three[here - 1] as number;
		own[11] = word.three[here - 2] as number;
		own[12] = pieceOf(text, start, Math.min(end, start + 3));
		own[13] = pieceOf(text, start, Math.min(end, start + 5));
		own[14] = pieceOf(text, Math.max(start, end - 3), end);
		own[15] = shape.two[here] as number;
		own[16] = mix(shape.two[here - 2] as number, shape.two[here] as number);
		own[17] = mix(open, w);
		own[18] = mix(Math.min(at, 6), line > 0 ? 1 : 0);
		own[19] = mix(Math.min(fromLine, 3), Math.min(line, 2));
		own[20] = mix(languageHash, shape.one[here] as number);
		own[21] = mix(Math.min(count - at, 4), shape.one[here] as number);
		own[22] = self;
		own[23] = classes.two[here - 1] as number;
		own[24] = classes.two[here] as number;
		own[25] = classes.three[here - 1] as number;
		own[26] = mix(self, classes.two[here + 1] as number);
		own[27] = classes.three[here - 2] as number;
		own[28] = mix(opening, self);
		put(found, at * FEATURES, own, KIND_OF_OWN);
		// Stretches that open alike are one here.
		if (open !== look.opens[at - 1]) opened = at;
		const before = second;
		second = Math.max(opened, at - BACK) + 1;
		if (second !== before || look.firsts[at] !== look.firsts[at - 1]) {
			const close = look.closes[at] as number;
			const hasNumber = look.hasNumber[at] as number;
			const opensNext = look.opensNext[at] as number;
			shared[0] = open;
			shared[1] = mix(open, word.one[second + BEYOND] as number);
			shared[2] = close;
			shared[3] = mix(open, close);
			shared[4] = mix(open, Math.min(look.sizes[at] as number, 12));
			shared[5] = mix(hasNumber, mix(open, 3));
			shared[6] = look.bags[at] as number;
			shared[7] = mix(opening, classesOf(close));
			shared[8] = mix(opening, mix(classes.one[second + BEYOND] as number, hasNumber));
			shared[9] = mix(opensNext, 1);
			shared[10] = mix(classesOf(opensNext), mix(opening, 2));
		}
		put(found, at * FEATURES + OWN_FEATURES, shared, KIND_OF_SHARED);
	}
	return found;
}

function put(found: Int32Array, from: number, values: Int32Array, kinds: Int32Array): void {
	for (let at = 0; at < values.length; at++) found[from + at] = mix(values[at] as number, kinds[at] as number);
}

/** Something of all tokens, with `BEYOND` more at either end, and runs of two and three of it by their first. */
interface Runs {
	readonly one: Int32Array;
	readonly two: Int32Array;
	readonly three: Int32Array;
}

function runsOf(one: Int32Array): Runs {
	const two = new Int32Array(one.length);
	const three = new Int32Array(one.length);
	for (let at = 0; at < one.length - 1; at++) two[at] = mix(one[at] as number, one[at + 1] as number);
	for (let at = 0; at < one.length - 2; at++) three[at] = mix(two[at] as number, one[at + 2] as number);
	return { one, two, three };
}

function padded(values: Int32Array, before: number, behind: number): Int32Array {
	const all = new Int32Array(values.length + 2 * BEYOND).fill(before, 0, BEYOND).fill(behind, BEYOND + values.length);
	all.set(values, BEYOND);
	return all;
}

/** The classes of each word; of one without any its shape. */
const classesBeside = (words: Int32Array, shapes: Int32Array): Int32Array =>
	words.map((word, at) => {
		const classes = classesOf(word);
		return classes === 0 ? (shapes[at] as number) : mix(classes, 77);
	});

/**
 * The hash of a piece of a token in lower case. Beyond ASCII a letter may turn small differently within a word, so there each piece is
 * turned by itself.
 */
function pieceOf(text: string, start: number, end: number): number {
	let hash = NO_LETTERS;
	for (let at = start; at < end; at++) {
		const code = text.charCodeAt(at);
		if (code > MOST_ASCII) return hashText(text.slice(start, end).toLowerCase());
		hash = hashOfMore(hash, code >= FIRST_CAPITAL && code <= LAST_CAPITAL ? code | SMALL : code);
	}
	return hash;
}

const MOST_ASCII = 0x7f;
const FIRST_CAPITAL = 0x41;
const LAST_CAPITAL = 0x5a;
/** What a capital letter of ASCII lacks to a small one. */
const SMALL = 0x20;
