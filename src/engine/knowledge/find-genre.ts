import { findCueScores } from './cue-scores.ts';
import { findAny } from './find-pattern.ts';
import { genreFeatures } from './genre-features.ts';
import type { Genre } from './genre-model.ts';
import { GENRE_WORDS, type GenreWords, sumsOf } from './learned-genres.ts';
import type { RequestWords } from './request-words.ts';
import { surenessOf } from './sureness.ts';

/** A genre that a request may be of. */
export interface GenreGuess {
	readonly genre: Genre;
	/** 0 to 1: how often such a guess is right. */
	readonly sureness: number;
}

/** Of the likeliest so many, those go that are ruled out by the words of their own file. */
const LOOKED_AT = 8;
const HUNDREDTHS = 100;

/** The likeliest genres of a request, the best first, by its words and by the cues that editors wrote. */
export function findGenres(
	request: RequestWords,
	genres: readonly Genre[],
	learned: GenreWords = GENRE_WORDS,
): GenreGuess[] {
	const { sums, none, cues } = sumsByGenre(request, genres, learned);
	const sumOf = (at: number) => sums[at] ?? 0;
	const ranked = sums
		.map((_, at) => at)
		.sort((a, b) => sumOf(b) - sumOf(a) || a - b)
		.slice(0, LOOKED_AT)
		.filter((at) => !findAny(genres[at]?.not ?? [], request));
	return ranked.map((at) => {
		// Each is held against the best of the others; a kind that fits anything is no rival to one that fits this.
		const others = ranked.filter((other) => other !== at && (genres[at]?.isGeneral || !genres[other]?.isGeneral));
		const rival = Math.max(none, sumOf(others[0] ?? -1));
		const lead = (sumOf(at) - rival) / HUNDREDTHS;
		const sureness = surenessOf(sumOf(at) / HUNDREDTHS, lead, cues.get(at) ?? 0);
		return { genre: genres[at] as Genre, sureness };
	});
}

/** In hundredths, in the order of the genres, and that of none. A genre nobody trained for has its cues alone. */
function sumsByGenre(request: RequestWords, genres: readonly Genre[], learned: GenreWords) {
	const trained = sumsOf(genreFeatures(request), learned);
	const places = placesOf(learned);
	const cues = findCueScores(request, genres);
	const ofWords = (id: string) => trained[places.get(id) ?? -1] ?? learned.unknown;
	const sums = genres.map(({ id }, at) => ofWords(id) + learned.ofCue * (cues.get(at) ?? 0));
	return { sums, none: ofWords(''), cues };
}

const known = new WeakMap<GenreWords, ReadonlyMap<string, number>>();

function placesOf(learned: GenreWords): ReadonlyMap<string, number> {
	const places = known.get(learned) ?? new Map(learned.genres.map((id, at) => [id, at]));
	known.set(learned, places);
	return places;
}
