import { magnitude, shapeOf } from './shape.ts';

/** How a text is turned into numbers. Training and use must agree, so both read it from the model's own file. */
export interface FeatureOptions {
	/** A power of two. */
	readonly buckets: number;
	/** Runs of so many letters count too, from the first to the last; `[0, 0]` for none. They carry over to inflected words and scripts without spaces. */
	readonly letters: readonly number[];
}

/** What is read of a long text: requests say what they want at their beginning or end. */
const HEAD = 600;
const TAIL = 300;
const TOKEN = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
/** The same for plain ASCII, where it is found sooner. */
const ASCII_TOKEN = /[a-z]+|\d+|[^\sa-z\d]/g;
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** Numbers of the buckets that a text falls into, each once, in order of appearance: words, pairs of words, runs of letters. */
export function featuresOf(text: string, options: FeatureOptions): number[] {
	const found = new Set<number>();
	const mask = options.buckets - 1;
	const hasLetters = (options.letters[1] ?? 0) > 0;
	const keep = (hash: number): void => {
		found.add(mix(hash) & mask);
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
	return [...found];
}

function tokensOf(text: string): string[] {
	const lower = text.toLowerCase();
	const isAscii = !/[^\u0000-\u007f]/.test(lower);
	const tokens = lower.replaceAll('’', "'").match(isAscii ? ASCII_TOKEN : TOKEN) ?? [];
	return tokens.map((token) => (/^\p{N}/u.test(token) ? shapeOfNumber(token) : token));
}

/** Figures count by their length: no model should learn a year by heart. */
const shapeOfNumber = (digits: string): string => '0'.repeat(Math.min(digits.length, 4));

function addLetters(token: string, [from = 0, to = 0]: readonly number[], keep: (hash: number) => void): void {
	const word = ` ${token} `;
	for (let start = 0; start < word.length; start++) {
		let hash = SEED;
		const end = Math.min(word.length, start + to);
		for (let at = start; at < end; at++) {
			hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
			if (at - start + 1 >= from) keep(hash);
		}
	}
}

function hashOf(first: string, second: string): number {
	let hash = Math.imul(SEED ^ 0x1f, PRIME);
	for (let at = 0; at < first.length; at++) hash = Math.imul(hash ^ first.charCodeAt(at), PRIME);
	hash = Math.imul(hash ^ 0x20, PRIME);
	for (let at = 0; at < second.length; at++) hash = Math.imul(hash ^ second.charCodeAt(at), PRIME);
	return hash;
}

/** The low bits of the hash alone are too much alike for texts that end alike. */
function mix(hash: number): number {
	const high = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return (high ^ (high >>> 13)) >>> 0;
}
