import { exponential } from '../learned/exponential.ts';

/**
 * Fitted on held-out rows and on long, lifelike requests for which a reader named the acceptable genres: how often a guess, or a
 * sibling of it, is acceptable, by the joint share of the genre and its siblings and by its cue score.
 */
const GENRE_AT_EVEN = 0.91;
const OF_GENRE_ODDS = 0.84;
const OF_CUE = 0.35;

/** The expected rate, 0 to 1, at which a genre with this share and cue score is right. */
export const surenessOf = (share: number, cue: number): number =>
	shareOf(GENRE_AT_EVEN + OF_GENRE_ODDS * oddsOf(share) + OF_CUE * cue);

const FAMILY_AT_EVEN = 1.16;
const OF_FAMILY_ODDS = 0.93;

/** The expected rate, 0 to 1, at which a group with this share is right. */
export const surenessOfFamily = (share: number): number => shareOf(FAMILY_AT_EVEN + OF_FAMILY_ODDS * oddsOf(share));

const MOST_SHARE = 0.99;

function oddsOf(share: number): number {
	const bounded = Math.min(MOST_SHARE, Math.max(1 - MOST_SHARE, share));
	return Math.log(bounded / (1 - bounded));
}

const shareOf = (odds: number): number => 1 / (1 + exponential(-odds));

/** The least sureness for questions of a single genre. */
export const SURE_OF_GENRE = 0.68;
/**
 * The same for a request of more than `TOLD_WORDS` words. Of its questions at less sureness five readers found a tenth good, and
 * hardly ever the first one among an expert's four.
 */
export const SURE_OF_TOLD_GENRE = 0.8;
export const TOLD_WORDS = 25;
/**
 * The least sureness for checks of a genre, since a wrong check is worse than none. Of 900 rows 195 are as sure, and none of
 * these has a wrong genre; from 0.97 on it is 2 of 271, from 0.9 on 10 of 408.
 */
export const SURE_OF_CHECKS = 0.99;
/**
 * The least sureness for steps of a genre. Siblings count as right, because their steps are alike, and steps only come with a
 * chosen depth.
 */
export const SURE_OF_STEPS = 0.9;
/** The least sureness for questions that fit one group only: of 31 such questions at less a reader found 14 silly and 5 good. */
export const SURE_OF_FAMILY = 0.73;
/**
 * The least sureness of a group for the questions of its circumstances: 7 of 254 examples that should ask are below it, and 70 of
 * 127 that must not.
 */
export const LIKELY_FAMILY = 0.38;
/** The least sureness for general genres, whose questions do little harm when the genre is wrong. */
export const LIKELY_GENERAL = 0.35;
/** The sureness given to questions of a general genre, below that of a sure genre. */
export const GENERAL_SURENESS = 0.55;
/** The sureness given to questions of the family, which fill the places that the genre leaves free. */
export const FAMILY_FILLING = 0.4;
/**
 * The longest request, in words, for questions of a whole group, for questions of the family beside a genre, and for questions
 * that fit anything. A longer request has mostly answered them or is about something else. Two readers called good: of a group's
 * questions 40 % up to 24 words, 26 % up to 44 and none of 11 beyond; of the family's 22 %, 15 % and 8 %.
 */
export const MOST_WORDS = { group: 32, filling: 16, anything: 16 };
