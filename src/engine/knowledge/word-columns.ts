import { packLevels, unpackLevels } from '../learned/levels.ts';
import { type NameColumns, packNames, unpackNames } from './feature-names.ts';

/** What words say of genres, each kind of figure in a column of its own, a sign a figure: so a compressor needs a third of the room. */
export interface WordColumns {
	readonly names: NameColumns;
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
const WEIGHT_STEP = 100;
/** From here on JSON writes every sign as it is. */
const FIRST_SIGN = 93;

/** Weights by word, each word's in the order of their genres. */
export function packWords(words: readonly (readonly [string, readonly WordWeight[]])[]): WordColumns {
	const names = packNames(words.map(([name]) => name));
	const weightsOf = new Map(words);
	const lists = unpackNames(names).map((name) => weightsOf.get(name) ?? []);
	const signs = (figures: readonly number[]) =>
		figures.map((figure) => String.fromCharCode(FIRST_SIGN + figure)).join('');
	return {
		names,
		counts: signs(lists.map((weights) => weights.length)),
		steps: signs(lists.flatMap((weights) => weights.map(([genre], at) => genre - (weights[at - 1]?.[0] ?? 0)))),
		weights: packLevels(lists.flat().map(([, hundredths]) => Math.round(hundredths / WEIGHT_STEP))),
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
	const words = unpackNames(names);
	const levels = unpackLevels(weights);
	const ends = new Int32Array(words.length + 1);
	const all = new Int16Array(weights.length * 2);
	let at = 0;
	for (let place = 0; place < words.length; place++) {
		const end = at + counts.charCodeAt(place) - FIRST_SIGN;
		for (let genre = 0; at < end; at++) {
			genre += steps.charCodeAt(at) - FIRST_SIGN;
			all[at * 2] = genre;
			all[at * 2 + 1] = (levels[at] as number) * WEIGHT_STEP;
		}
		ends[place + 1] = at * 2;
	}
	return { placeOf: new Map(words.map((word, place) => [word, place])), ends, weights: all };
}
