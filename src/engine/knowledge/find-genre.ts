import { findAny } from './find-pattern.ts';
import type { Genre } from './genre-model.ts';
import type { GenreSums } from './genre-sums.ts';
import type { RequestWords } from './request-words.ts';
import { siblingsOf } from './siblings.ts';
import { surenessOf } from './sureness.ts';

/** A genre that a request may be of. */
export interface GenreGuess {
	readonly genre: Genre;
	/** 0 to 1: how often such a guess is right, where a sibling of the right one is right as well. */
	readonly sureness: number;
	/** The same where it has to be the very one. */
	readonly alone: number;
}

/** How many of the likeliest genres are checked against the words that rule them out. */
const LOOKED_AT = 8;
/** "Continue", "test test": requests this short are of no genre unless one of its cues is found. */
const FEW_WORDS = 2;

/** The likeliest genres of a request, the best first; the best one's sureness counts the shares of its siblings too. */
export function findGenres(request: RequestWords, sums: GenreSums): GenreGuess[] {
	const { genres, shares, cues } = sums;
	const { looked, out } = lookAt(request, sums);
	const left = looked
		.filter((at) => !out.includes(at))
		.map((at) => ({ genre: genres[at] as Genre, share: shares[at] ?? 0, cue: cues.get(at) ?? 0 }))
		.filter(({ cue }) => cue > 0 || request.words.length > FEW_WORDS)
		.map((one) => ({ ...one, alone: surenessOf(one.share, one.cue) }))
		.sort((a, b) => b.alone - a.alone);
	return left.map(({ genre, share, cue, alone }, at) => {
		if (at > 0) return { genre, sureness: alone, alone };
		const siblings = left.filter((other) => siblingsOf(genre.id).has(other.genre.id));
		const shared = siblings.reduce((sum, other) => sum + other.share, share);
		return { genre, sureness: surenessOf(shared, cue), alone };
	});
}

/**
 * What speaks for a genre that its own file rules out speaks for its group only where the likeliest genre left is of that group:
 * a day trip is travel, though no itinerary; "stamp duty" is no marketing.
 */
export function withoutRuledOut(request: RequestWords, sums: GenreSums): GenreSums {
	const { looked, out } = lookAt(request, sums);
	const likeliest = looked.find((at) => !out.includes(at));
	const group = likeliest === undefined ? null : sums.genres[likeliest]?.group;
	const silent = out.filter((at) => sums.genres[at]?.group !== group);
	if (silent.length === 0) return sums;
	return { ...sums, shares: sums.shares.map((share, at) => (silent.includes(at) ? 0 : share)) };
}

/** The likeliest genres of a request, by their places, and those of them that their own files rule out. */
interface Looked {
	readonly looked: readonly number[];
	readonly out: readonly number[];
}

const lookedBySums = new WeakMap<GenreSums, Looked>();

/** Kept, since genres and groups ask for the same. */
function lookAt(request: RequestWords, sums: GenreSums): Looked {
	const known = lookedBySums.get(sums);
	if (known) return known;
	const looked = largest(sums.shares, LOOKED_AT);
	const made = { looked, out: looked.filter((at) => findAny(sums.genres[at]?.not ?? [], request)) };
	lookedBySums.set(sums, made);
	return made;
}

/** Places of the largest shares, the largest first; of two alike the one that comes first. */
function largest(shares: readonly number[], most: number): number[] {
	const found: number[] = [];
	let least = Number.NEGATIVE_INFINITY;
	for (let at = 0; at < shares.length; at++) {
		const share = shares[at] as number;
		if (share <= least) continue;
		let place = found.length;
		while (place > 0 && share > (shares[found[place - 1] ?? 0] ?? 0)) place--;
		found.splice(place, 0, at);
		if (found.length > most) found.pop();
		if (found.length === most) least = shares[found[most - 1] ?? 0] ?? 0;
	}
	return found;
}
