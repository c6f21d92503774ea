import stored from './data/genre-words.json' with { type: 'json' };
import { eachGenreFeature } from './genre-features.ts';
import type { RequestWords } from './request-words.ts';
import { type UnpackedWords, unpackWords, type WordColumns } from './word-columns.ts';

/** The trained weights of words for genres. */
export interface GenreWords {
	/** Ids of the genres; the last, an empty string, stands for "none of them". */
	readonly genres: readonly string[];
	/** The bias of each genre, in hundredths. */
	readonly biases: readonly number[];
	/** The weight of one unit of a cue's score, in hundredths. */
	readonly ofCue: number;
	/** The bias of a genre that was not trained, in hundredths. */
	readonly unknown: number;
	/** The weights of each feature, by genre. */
	readonly words: WordColumns;
}

export const GENRE_WORDS: GenreWords = stored;

/** The sum of each genre, in the order of the stored ids, scaled so that a long request counts no more than a short one. */
export function sumsOf(request: RequestWords, learned: GenreWords): Float64Array {
	const { placeOf, ends, weights } = unpacked(learned);
	const found = new Set<number>();
	eachGenreFeature(request, (feature) => {
		const place = placeOf.get(feature);
		if (place !== undefined) found.add(place);
	});
	const known = [...found];
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
