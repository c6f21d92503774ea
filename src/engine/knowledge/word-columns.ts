/** What words say of genres, each kind of figure in a column of its own, a sign a figure: so a compressor needs a third of the room. */
export interface WordColumns {
	/** A word a line. */
	readonly names: string;
	/** By word: how many genres it speaks of. */
	readonly counts: string;
	/** By word and genre: how many places after the one before. */
	readonly steps: string;
	/** By word and genre: the weight, in `WEIGHT_STEP`s. */
	readonly weights: string;
}

/** A weight of one genre, by its place, in hundredths. */
export type WordWeight = readonly [genre: number, hundredths: number];

/** Finer weights find no more genres on the rows set apart. */
const WEIGHT_STEP = 25;
/** From here on JSON writes every sign as it is. */
const FIRST_SIGN = 93;
/** The sign of a weight of nothing: lighter ones come before it. */
const NO_WEIGHT = 256;

/** Weights by word, in the order of their genres. */
export function packWords(words: readonly (readonly [string, readonly WordWeight[]])[]): WordColumns {
	const signs = (figures: readonly number[], zero: number) =>
		figures.map((figure) => String.fromCharCode(zero + figure)).join('');
	const all = words.flatMap(([, weights]) => weights);
	const steps = words.flatMap(([, weights]) => weights.map(([genre], at) => genre - (weights[at - 1]?.[0] ?? 0)));
	return {
		names: words.map(([name]) => name).join('\n'),
		counts: signs(
			words.map(([, weights]) => weights.length),
			FIRST_SIGN,
		),
		steps: signs(steps, FIRST_SIGN),
		weights: signs(
			all.map(([, hundredths]) => Math.round(hundredths / WEIGHT_STEP)),
			NO_WEIGHT,
		),
	};
}

/** Weights side by side, two numbers each: of lists, every number would be looked up in another place. */
export interface UnpackedWords {
	readonly placeOf: ReadonlyMap<string, number>;
	/** By place of a word, where its weights begin; the next one's begin where they end. */
	readonly ends: Int32Array;
	/** Genre and hundredths, by turns. */
	readonly weights: Int16Array;
}

export function unpackWords({ names, counts, steps, weights }: WordColumns): UnpackedWords {
	const words = names === '' ? [] : names.split('\n');
	const ends = new Int32Array(words.length + 1);
	const all = new Int16Array(weights.length * 2);
	let at = 0;
	for (let place = 0; place < words.length; place++) {
		const end = at + counts.charCodeAt(place) - FIRST_SIGN;
		for (let genre = 0; at < end; at++) {
			genre += steps.charCodeAt(at) - FIRST_SIGN;
			all[at * 2] = genre;
			all[at * 2 + 1] = (weights.charCodeAt(at) - NO_WEIGHT) * WEIGHT_STEP;
		}
		ends[place + 1] = at * 2;
	}
	return { placeOf: new Map(words.map((word, place) => [word, place])), ends, weights: all };
}
