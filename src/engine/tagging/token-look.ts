import { hashText } from './hash.ts';
import { KINDS, type Tokens } from './tokens.ts';
import { classesOf } from './word-classes.ts';

const SOFT = ',;:，、；：(';
const HARD = '.!?。！？…)';
/** From here on a shape is that of a sign which ends a stretch. */
const ENDS_STRETCH = 20;

/** What each token looks like, and the stretch between two signs that it stands in. */
export interface Look {
	readonly words: Int32Array;
	readonly shapes: Int32Array;
	/** The first token of the stretch, and how many tokens the stretch has. */
	readonly firsts: Int32Array;
	readonly sizes: Int32Array;
	/** First and last word of the stretch. */
	readonly opens: Int32Array;
	readonly closes: Int32Array;
	readonly hasNumber: Uint8Array;
	/** Every class of a word in the stretch. */
	readonly bags: Int32Array;
	/** The first word of the stretch after it. */
	readonly opensNext: Int32Array;
}

export function lookAt({ text, count, starts, ends, kinds }: Tokens): Look {
	const lower = text.toLowerCase();
	// In lower case where that has as many characters.
	const source = lower.length === text.length ? lower : text;
	const words = new Int32Array(count);
	const shapes = new Int32Array(count);
	const firsts = new Int32Array(count);
	const sizes = new Int32Array(count);
	const opens = new Int32Array(count);
	const closes = new Int32Array(count);
	const hasNumber = new Uint8Array(count);
	const bags = new Int32Array(count);
	const opensNext = new Int32Array(count);
	let first = 0;
	let before = 0;
	const close = (end: number) => {
		const opening = words[first] ?? 0;
		let figures = 0;
		let bag = 0;
		for (let at = first; at < end; at++) {
			bag |= classesOf(words[at] as number);
			if (kinds[at] === KINDS.number) figures = 1;
		}
		opensNext.fill(opening, before, first);
		firsts.fill(first, first, end);
		sizes.fill(end - first, first, end);
		opens.fill(opening, first, end);
		closes.fill(words[end - 1] ?? 0, first, end);
		hasNumber.fill(figures, first, end);
		bags.fill(bag, first, end);
		before = first;
		first = end;
	};
	for (let at = 0; at < count; at++) {
		const start = starts[at] as number;
		const end = ends[at] as number;
		const kind = kinds[at] as number;
		words[at] = wordHash(source, start, end, kind);
		shapes[at] = shapeOf(text, start, end, kind);
		if ((shapes[at] as number) >= ENDS_STRETCH) close(at + 1);
	}
	close(count);
	return { words, shapes, firsts, sizes, opens, closes, hasNumber, bags, opensNext };
}

/** Figures count by their length alone; an apostrophe that somebody left out makes no other word. */
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
