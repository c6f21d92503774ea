import { magnitude, shapeOf } from './shape.ts';

/** How a text is turned into numbers. Training and use must agree, so both read it from the model's own file. */
export interface FeatureOptions {
	/** A power of two, 65,536 at most. */
	readonly buckets: number;
	/** Lengths of the letter runs that are features too, from and to; `[0, 0]`: none. They help with inflected words and scripts without spaces. */
	readonly letters: readonly number[];
}

/** Characters read of a long text, at its beginning and end, where requests say what they want. */
const HEAD = 600;
const TAIL = 300;
const TOKEN = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
/** The same for plain ASCII, which is faster. */
const ASCII_TOKEN = /[a-z]+|\d+|[^\sa-z\d]/g;
const MOST_BUCKETS = 65_536;
const ZERO = 0x30;
const NINE = 0x39;
const SPACE = 0x20;
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** Marks the buckets of the current text; cleared before the next text. */
const marks = new Uint8Array(MOST_BUCKETS);

/** The buckets of a text's features, each once, in order of appearance: words, pairs of words, runs of letters. */
export function featuresOf(text: string, options: FeatureOptions): number[] {
	const found: number[] = [];
	const mask = options.buckets - 1;
	const hasLetters = (options.letters[1] ?? 0) > 0;
	const keep = (hash: number): void => {
		const bucket = mix(hash) & mask;
		if (marks[bucket] === 1) return;
		marks[bucket] = 1;
		found.push(bucket);
	};
	const read = text.length > HEAD + TAIL ? `${text.slice(0, HEAD)} ${text.slice(-TAIL)}` : text;
	for (const trait of shapeOf(read)) keep(hashOf('#', trait));
	const tokens = tokensOf(read);
	keep(hashOf('size', String(magnitude(tokens.length))));
	let before = '^';
	for (const token of tokens) {
		keep(hashOf('w', token));
		keep(hashOf(before, token));
		if (hasLetters) addLetters(token, options.letters, keep);
		before = token;
	}
	for (const bucket of found) marks[bucket] = 0;
	return found;
}

function tokensOf(text: string): string[] {
	const lower = text.toLowerCase();
	const isAscii = !/[^\u0000-\u007f]/.test(lower);
	const tokens = lower.replaceAll('’', "'").match(isAscii ? ASCII_TOKEN : TOKEN) ?? [];
	return tokens.map((token) => (isNumber(token, isAscii) ? shapeOfNumber(token) : token));
}

const isNumber = (token: string, isAscii: boolean): boolean =>
	isAscii ? token.charCodeAt(0) <= NINE && token.charCodeAt(0) >= ZERO : /^\p{N}/u.test(token);

/** Figures are features by their length only, so that no model learns a certain year. */
const shapeOfNumber = (digits: string): string => '0'.repeat(Math.min(digits.length, 4));

/** The runs of a word between two spaces. */
function addLetters(token: string, [from = 0, to = 0]: readonly number[], keep: (hash: number) => void): void {
	const size = token.length + 2;
	for (let start = 0; start < size; start++) {
		let hash = SEED;
		const end = Math.min(size, start + to);
		for (let at = start; at < end; at++) {
			const unit = at === 0 || at === size - 1 ? SPACE : token.charCodeAt(at - 1);
			hash = Math.imul(hash ^ unit, PRIME);
			if (at - start + 1 >= from) keep(hash);
		}
	}
}

function hashOf(first: string, second: string): number {
	let hash = Math.imul(SEED ^ 0x1f, PRIME);
	for (let at = 0; at < first.length; at++) hash = Math.imul(hash ^ first.charCodeAt(at), PRIME);
	hash = Math.imul(hash ^ SPACE, PRIME);
	for (let at = 0; at < second.length; at++) hash = Math.imul(hash ^ second.charCodeAt(at), PRIME);
	return hash;
}

/** Mixes the high bits in, since the low bits are too similar for texts with the same ending. */
function mix(hash: number): number {
	const high = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return (high ^ (high >>> 13)) >>> 0;
}
