import { type Genre, GROUPS, type Group } from './genre-model.ts';
import type { GenreSums } from './genre-sums.ts';
import { surenessOfFamily } from './sureness.ts';

/** A group of genres that a request may belong to: surely a letter, though it is not known which kind of letter. */
export interface FamilyGuess {
	readonly group: Group;
	/** 0 to 1: how often such a guess is right. */
	readonly sureness: number;
}

/** Groups with a smaller share are left out. */
const LEAST_SHARE = 0.08;

/** The groups that a request may be of, the likeliest first. */
export function findFamilies({ genres, shares }: GenreSums): FamilyGuess[] {
	const sums = new Float64Array(GROUPS.length);
	groupsOf(genres).forEach((group, at) => {
		sums[group] = (sums[group] ?? 0) + (shares[at] ?? 0);
	});
	return GROUPS.map((group, at) => ({ group, share: sums[at] ?? 0 }))
		.filter(({ share }) => share >= LEAST_SHARE)
		.sort((a, b) => b.share - a.share || (a.group < b.group ? -1 : 1))
		.map(({ group, share }) => ({ group, sureness: surenessOfFamily(share) }));
}

const known = new WeakMap<readonly Genre[], readonly number[]>();

/** By genre, the place of its group in the list of groups. */
function groupsOf(genres: readonly Genre[]): readonly number[] {
	const groups = known.get(genres) ?? genres.map(({ group }) => GROUPS.indexOf(group));
	known.set(genres, groups);
	return groups;
}
