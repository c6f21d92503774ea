import { logisticShares } from '../learned/exponential.ts';
import { findCueScores } from './cue-scores.ts';
import type { Genre } from './genre-model.ts';
import { GENRE_WORDS, type GenreWords, sumsOf } from './learned-genres.ts';
import type { RequestWords } from './request-words.ts';

/** The evidence for each genre, in the order of the genres. */
export interface GenreSums {
	readonly genres: readonly Genre[];
	/** The probability of each genre; the rest to 1 is the probability of none. */
	readonly shares: readonly number[];
	/** The score of a genre's cues, by the index of the genre. */
	readonly cues: ReadonlyMap<number, number>;
}

const HUNDREDTHS = 100;
const CUES_ALONE = 3;

/**
 * Adds up the trained weights of a request's features and the scores of the cues that editors wrote. A genre that was not trained
 * has only its cues, which then weigh more.
 */
export function sumGenres(
	request: RequestWords,
	genres: readonly Genre[],
	learned: GenreWords = GENRE_WORDS,
): GenreSums {
	const trained = sumsOf(request, learned);
	const cues = findCueScores(request, genres);
	const places = placesOf(genres, learned);
	const sums = places.map((place, at) => {
		const ofWords = place >= 0 ? (trained[place] as number) : learned.unknown;
		const ofCue = learned.ofCue * (place >= 0 ? 1 : CUES_ALONE);
		return (ofWords + ofCue * (cues.get(at) ?? 0)) / HUNDREDTHS;
	});
	const shares = logisticShares(sums).slice(0, -1);
	return { genres, shares, cues };
}

const known = new WeakMap<GenreWords, WeakMap<readonly Genre[], readonly number[]>>();

/** The index of each genre among the trained ones, then that of "none"; -1 for a genre that the training did not have. */
function placesOf(genres: readonly Genre[], learned: GenreWords): readonly number[] {
	const byGenres = known.get(learned) ?? new WeakMap<readonly Genre[], readonly number[]>();
	known.set(learned, byGenres);
	const places = byGenres.get(genres) ?? [...genres.map(({ id }) => id), ''].map((id) => learned.genres.indexOf(id));
	byGenres.set(genres, places);
	return places;
}
