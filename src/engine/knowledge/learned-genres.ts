import stored from './data/genre-words.json' with { type: 'json' };
import { type UnpackedWords, unpackWords, type WordColumns } from './word-columns.ts';

/** What words say of genres, as trained. */
export interface GenreWords {
	/** Ids; the last one, empty, is none of them. */
	readonly genres: readonly string[];
	/** By genre: the hundredths that it begins with. */
	readonly biases: readonly number[];
	/** What each unit of a cue's score is worth, in hundredths. */
	readonly ofCue: number;
	/** What a genre begins with that was not there when the others were trained. */
	readonly unknown: number;
	/** What each feature says of which genres. */
	readonly words: WordColumns;
}

export const GENRE_WORDS: GenreWords = stored;

/** Sums by genre, in the order of the stored ids. Long requests count no more than short ones. */
export function sumsOf(features: readonly string[], learned: GenreWords): Float64Array {
	const { placeOf, ends, weights } = unpacked(learned);
	const known: number[] = [];
	for (const feature of features) {
		const place = placeOf.get(feature);
		if (place !== undefined) known.push(place);
	}
	const scale = 1 / Math.sqrt(Math.max(1, known.length));
	const sums = new Float64Array(learned.biases);
	for (const place of known) {
		const end = ends[place + 1] as number;
		for (let at = ends[place] as number; at < end; at += 2) {
			const genre = weights[at] as number;
			sums[genre] = (sums[genre] as number) + (weights[at + 1] as number) * scale;
		}
	}
	return sums;
}

const known = new WeakMap<GenreWords, UnpackedWords>();

function unpacked(learned: GenreWords): UnpackedWords {
	const made = known.get(learned) ?? unpackWords(learned.words);
	known.set(learned, made);
	return made;
}
