import stored from './data/genre-words.json' with { type: 'json' };

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
	/** By feature: places of genres, each followed by its hundredths. */
	readonly words: Readonly<Record<string, readonly number[]>>;
}

export const GENRE_WORDS = stored as unknown as GenreWords;

/** Sums by genre, in the order of the stored ids. */
export function sumsOf(features: readonly string[], { biases, words }: GenreWords): Float64Array {
	const sums = Float64Array.from(biases);
	for (const feature of features) {
		const weights = Object.hasOwn(words, feature) ? words[feature] : undefined;
		for (let at = 0; at + 1 < (weights?.length ?? 0); at += 2) {
			const genre = weights?.[at] ?? 0;
			sums[genre] = (sums[genre] ?? 0) + (weights?.[at + 1] ?? 0);
		}
	}
	return sums;
}
