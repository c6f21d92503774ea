import { logisticShares } from '../learned/exponential.ts';
import { findCueScores } from './cue-scores.ts';
import { findAny } from './find-pattern.ts';
import { genreFeatures } from './genre-features.ts';
import type { Genre } from './genre-model.ts';
import { GENRE_WORDS, type GenreWords, sumsOf } from './learned-genres.ts';
import type { RequestWords } from './request-words.ts';

/** A genre that a request may be of. */
export interface GenreGuess {
	readonly genre: Genre;
	/** 0 to 1: how often such a guess is right. */
	readonly sureness: number;
}

/** Of the likeliest so many, those go that are ruled out by the words of their own file. */
const LOOKED_AT = 6;

/** The likeliest genres of a request, the best first, by its words and by the cues that editors wrote. */
export function findGenres(
	request: RequestWords,
	genres: readonly Genre[],
	learned: GenreWords = GENRE_WORDS,
): GenreGuess[] {
	const sums = sumsByGenre(request, genres, learned);
	const ranked = sums.map((_, at) => at).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b);
	for (const at of ranked.slice(0, LOOKED_AT))
		if (findAny(genres[at]?.not ?? [], request)) sums[at] = Number.NEGATIVE_INFINITY;
	const shares = logisticShares(sums.map((sum) => sum / learned.temperature));
	return ranked
		.filter((at) => at < genres.length)
		.map((at) => ({ genre: genres[at] as Genre, sureness: shares[at] ?? 0 }))
		.sort((a, b) => b.sureness - a.sureness)
		.slice(0, LOOKED_AT);
}

/** In hundredths, in the order of the genres; the last is that of none. A genre nobody trained for has its cues alone. */
function sumsByGenre(request: RequestWords, genres: readonly Genre[], learned: GenreWords): number[] {
	const trained = sumsOf(genreFeatures(request), learned);
	const places = placesOf(learned);
	const cues = findCueScores(request, genres);
	const ofWords = (id: string) => trained[places.get(id) ?? -1] ?? learned.unknown;
	return [...genres.map(({ id }, at) => ofWords(id) + learned.ofCue * (cues.get(at) ?? 0)), ofWords('')];
}

const known = new WeakMap<GenreWords, ReadonlyMap<string, number>>();

function placesOf(learned: GenreWords): ReadonlyMap<string, number> {
	const places = known.get(learned) ?? new Map(learned.genres.map((id, at) => [id, at]));
	known.set(learned, places);
	return places;
}
