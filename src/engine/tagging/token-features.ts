import { hashText, mix } from './hash.ts';
import { KINDS, type Tokens } from './tokens.ts';
import { classesOf } from './word-classes.ts';

/** Number of features of a token. */
export const FEATURES = 40;
/** So many of them, from the first on, also score which kind of part begins. */
export const OPENING_FEATURES = 6;

const EDGE = 0x5bd1e995;
/** So many neighbours on each side are features of a token. */
const BEYOND = 2;
const SOFT = ',;:，、；：(';
const HARD = '.!?。！？…)';

interface Look {
	readonly words: Int32Array;
	readonly shapes: Int32Array;
	/** Hashes of the first and the last word of the stretch between two signs that a token stands in, and the length of the stretch. */
	readonly opens: Int32Array;
	readonly closes: Int32Array;
	readonly sizes: Int32Array;
	readonly hasNumber: Uint8Array;
	/** The word classes in the stretch, a bit for each. */
	readonly bags: Int32Array;
	/** Hash of the first word of the next stretch. */
	readonly opensNext: Int32Array;
}

/** The features of every token as 32-bit hashes, `FEATURES` for each, not yet reduced to buckets. */
export function tokenFeatures(tokens: Tokens, language: string): Int32Array {
	const { count, kinds } = tokens;
	const look = lookAt(tokens);
	const { words, shapes } = look;
	const found = new Int32Array(count * FEATURES);
	const word = (at: number) => (at < 0 || at >= count ? EDGE + (at < 0 ? 1 : 2) : (words[at] ?? 0));
	const shape = (at: number) => (at < 0 || at >= count ? 7 : (shapes[at] ?? 0));
	// Hashed once for all neighbours; `BEYOND` places at either end stand for the missing neighbours of the first and last word.
	const own = new Int32Array(count + 2 * BEYOND);
	for (let at = -BEYOND; at < count + BEYOND; at++) {
		const classes = classesOf(word(at));
		own[at + BEYOND] = classes === 0 ? shape(at) : mix(classes, 77);
	}
	const kindOf = (at: number) => own[at + BEYOND] ?? 7;
	const languageHash = hashText(language);
	let line = 0;
	let fromLine = 0;
	for (let at = 0; at < count; at++) {
		if (at > 0 && kinds[at - 1] === KINDS.line) {
			line++;
			fromLine = 0;
		} else fromLine++;
		const w = word(at);
		const before = word(at - 1);
		const after = word(at + 1);
		const open = look.opens[at] ?? 0;
		const close = look.closes[at] ?? 0;
		let slot = at * FEATURES;
		let kind = 1;
		const put = (value: number) => {
			found[slot++] = mix(value, kind++);
		};
		put(w);
		put(mix(w, after));
		put(mix(before, w));
		put(mix(mix(w, after), word(at + 2)));
		put(mix(shape(at), mix(shape(at - 1), shape(at + 1))));
		put(mix(kinds[at - 1] ?? 0, mix(shape(at - 1), w)));
		put(before);
		put(after);
		put(word(at - 2));
		put(word(at + 2));
		put(mix(mix(before, w), after));
		put(mix(mix(word(at - 2), before), w));
		put(stemOf(tokens, at, 3));
		put(stemOf(tokens, at, 5));
		put(endOf(tokens, at));
		put(mix(shape(at), shape(at + 1)));
		put(mix(mix(shape(at - 2), shape(at - 1)), mix(shape(at), shape(at + 1))));
		put(open);
		put(mix(open, w));
		put(mix(open, word(openNext(look, at))));
		put(close);
		put(mix(open, close));
		put(mix(open, Math.min(look.sizes[at] ?? 0, 12)));
		put(mix(look.hasNumber[at] ?? 0, mix(open, 3)));
		put(mix(Math.min(at, 6), line > 0 ? 1 : 0));
		put(mix(Math.min(fromLine, 3), Math.min(line, 2)));
		put(mix(languageHash, shape(at)));
		put(mix(Math.min(count - at, 4), shape(at)));
		const self = kindOf(at);
		const last = kindOf(at - 1);
		const next = kindOf(at + 1);
		put(self);
		put(mix(last, self));
		put(mix(self, next));
		put(mix(mix(last, self), next));
		put(mix(self, mix(next, kindOf(at + 2))));
		put(mix(mix(kindOf(at - 2), last), self));
		put(look.bags[at] ?? 0);
		const opening = classesOf(open);
		put(mix(opening, self));
		put(mix(opening, classesOf(close)));
		put(mix(opening, mix(kindOf(openNext(look, at)), look.hasNumber[at] ?? 0)));
		put(mix(look.opensNext[at] ?? 0, 1));
		put(mix(classesOf(look.opensNext[at] ?? 0), mix(opening, 2)));
	}
	return found;
}

const openNext = (look: Look, at: number): number => {
	let first = at;
	const open = look.opens[at];
	while (first > 0 && at - first < 12 && look.opens[first - 1] === open) first--;
	return first + 1;
};

function lookAt({ text, count, starts, ends, kinds }: Tokens): Look {
	const lower = text.toLowerCase();
	const source = lower.length === text.length ? lower : text;
	const words = new Int32Array(count);
	const shapes = new Int32Array(count);
	const opens = new Int32Array(count);
	const closes = new Int32Array(count);
	const sizes = new Int32Array(count);
	const hasNumber = new Uint8Array(count);
	const bags = new Int32Array(count);
	const opensNext = new Int32Array(count);
	let first = 0;
	let before = 0;
	const close = (end: number) => {
		let figures = 0;
		let bag = 0;
		for (let at = first; at < end; at++) bag |= classesOf(words[at] ?? 0);
		for (let at = before; at < first; at++) opensNext[at] = words[first] ?? 0;
		before = first;
		for (let at = first; at < end; at++) if (kinds[at] === KINDS.number) figures = 1;
		for (let at = first; at < end; at++) {
			opens[at] = words[first] ?? 0;
			closes[at] = words[end - 1] ?? 0;
			sizes[at] = end - first;
			hasNumber[at] = figures;
			bags[at] = bag;
		}
		first = end;
	};
	for (let at = 0; at < count; at++) {
		const start = starts[at] ?? 0;
		const end = ends[at] ?? 0;
		words[at] = wordHash(source, start, end, kinds[at] ?? 0);
		shapes[at] = shapeOf(text, start, end, kinds[at] ?? 0);
		if ((shapes[at] ?? 0) >= 20) close(at + 1);
	}
	close(count);
	return { words, shapes, opens, closes, sizes, hasNumber, bags, opensNext };
}

/** Figures differ only by their number of digits; a word without its apostrophe is the same word. */
function wordHash(lower: string, start: number, end: number, kind: number): number {
	if (kind === KINDS.number) return hashText('0000', 0, Math.min(end - start, 4));
	if (kind === KINDS.line) return hashText('\n\n', 0, lower.slice(start, end).includes('\n\n') ? 2 : 1);
	let hash = 0x811c9dc5;
	for (let at = start; at < end; at++) {
		const unit = lower.charCodeAt(at);
		if (unit === 0x27 || unit === 0x2019) continue;
		hash = Math.imul(hash ^ unit, 0x01000193);
	}
	return hash;
}

function shapeOf(text: string, start: number, end: number, kind: number): number {
	if (kind === KINDS.line)
		return text.slice(start, end).indexOf('\n') === text.slice(start, end).lastIndexOf('\n') ? 22 : 23;
	if (kind === KINDS.number) return end - start > 2 ? 2 : 1;
	if (kind === KINDS.letter) return 3;
	const first = text.charAt(start);
	if (kind === KINDS.sign) return HARD.includes(first) ? 21 : SOFT.includes(first) ? 20 : 4;
	const isCapital = first !== first.toLowerCase();
	if (!isCapital) return 5;
	const last = text.charAt(end - 1);
	return end - start > 1 && last !== last.toLowerCase() ? 8 : 6;
}

function stemOf({ text, starts, ends }: Tokens, at: number, length: number): number {
	const start = starts[at] ?? 0;
	return hashText(text.slice(start, Math.min(ends[at] ?? 0, start + length)).toLowerCase());
}

function endOf({ text, starts, ends }: Tokens, at: number): number {
	const end = ends[at] ?? 0;
	return hashText(text.slice(Math.max(starts[at] ?? 0, end - 3), end).toLowerCase());
}
