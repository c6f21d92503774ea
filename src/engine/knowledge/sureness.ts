import { exponential } from '../learned/exponential.ts';

/**
 * Fitted on the rows set apart and on long, lifelike requests, where a reader said which genres would serve: how often a guess is one of them or a
 * sibling of one, by the share of it and its siblings of what speaks for all, and what its cues score.
 */
const GENRE_AT_EVEN = 0.91;
const OF_GENRE_ODDS = 0.84;
const OF_CUE = 0.35;

/** How often such a guess is right, 0 to 1. */
export const surenessOf = (share: number, cue: number): number =>
	shareOf(GENRE_AT_EVEN + OF_GENRE_ODDS * oddsOf(share) + OF_CUE * cue);

const FAMILY_AT_EVEN = 1.16;
const OF_FAMILY_ODDS = 0.93;

/** How often the group is right that has such a share, 0 to 1. */
export const surenessOfFamily = (share: number): number => shareOf(FAMILY_AT_EVEN + OF_FAMILY_ODDS * oddsOf(share));

const MOST_SHARE = 0.99;

function oddsOf(share: number): number {
	const bounded = Math.min(MOST_SHARE, Math.max(1 - MOST_SHARE, share));
	return Math.log(bounded / (1 - bounded));
}

const shareOf = (odds: number): number => 1 / (1 + exponential(-odds));

/** Below it nothing is asked that only fits one genre. */
export const SURE_OF_GENRE = 0.68;
/** Below it nothing is asked that only fits one group of genres: of 31 such questions of a group less sure, a reader found 14 silly and 5 good. */
export const SURE_OF_FAMILY = 0.73;
/** Below it a circumstance that matters to such a group asks nothing: of the examples, 7 in 254 want less, and 70 in 127 of those that must ask nothing. */
export const LIKELY_FAMILY = 0.38;
/** Questions that fit anything of a kind do little harm where the kind is not the right one. */
export const LIKELY_GENERAL = 0.35;
/** What such questions are worth beside those of a genre that is sure. */
export const GENERAL_SURENESS = 0.55;
/** Questions of the family fill up what those of a genre leave free. */
export const FAMILY_FILLING = 0.4;
/**
 * How many words a request may have for questions that fit a whole group, for those that fill up what a genre leaves free, and
 * for those that fit anything. Who tells more has answered them, or wants something else. Of such questions two readers found
 * good: of a group, 40 % up to 24 words, 26 % up to 44, none of 11 from there; of those that fill up, 22 %, 15 % and 8 %.
 */
export const MOST_WORDS = { group: 32, filling: 16, anything: 16 };
