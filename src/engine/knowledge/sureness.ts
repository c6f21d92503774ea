import { exponential } from '../learned/exponential.ts';

/**
 * Fitted on held-out rows and on long, lifelike requests, for which a reader said which genres would serve: the rate at which a guess is right,
 * or a sibling of a right one, by the joint share of the genre and its siblings and by its cue score.
 */
const GENRE_AT_EVEN = 0.91;
const OF_GENRE_ODDS = 0.84;
const OF_CUE = 0.35;

/** The expected rate at which such a guess is right, 0 to 1. */
export const surenessOf = (share: number, cue: number): number =>
	shareOf(GENRE_AT_EVEN + OF_GENRE_ODDS * oddsOf(share) + OF_CUE * cue);

const FAMILY_AT_EVEN = 1.16;
const OF_FAMILY_ODDS = 0.93;

/** The expected rate at which a group with such a share is right, 0 to 1. */
export const surenessOfFamily = (share: number): number => shareOf(FAMILY_AT_EVEN + OF_FAMILY_ODDS * oddsOf(share));

const MOST_SHARE = 0.99;

function oddsOf(share: number): number {
	const bounded = Math.min(MOST_SHARE, Math.max(1 - MOST_SHARE, share));
	return Math.log(bounded / (1 - bounded));
}

const shareOf = (odds: number): number => 1 / (1 + exponential(-odds));

/** Below it no question of a single genre is asked. */
export const SURE_OF_GENRE = 0.68;
/** The same for a request of more than 25 words: of its questions below this, five readers found 38 % good and half of the first two among an expert's four. */
export const SURE_OF_TOLD_GENRE = 0.9;
export const TOLD_WORDS = 25;
/**
 * Below it no check of a kind stands in a prompt. A wrong check is worse than none: of the rows set apart and of those of people 195 in
 * 900 are as sure, and of these none is of a kind that would not serve; from 0.97 on it is 2 in 271, from 0.9 on 10 in 408.
 */
export const SURE_OF_CHECKS = 0.99;
/** Below it no step of a kind does; its siblings count as right, for they work alike. Steps come only with a depth that somebody chose. */
export const SURE_OF_STEPS = 0.9;
/** Below it nothing is asked that only fits one group of genres: of 31 such questions of a group less sure, a reader found 14 silly and 5 good. */
export const SURE_OF_FAMILY = 0.73;
/** Below it a circumstance that is for such a group asks nothing: 7 of 254 examples that should ask are below it, and 70 of 127 that must not. */
export const LIKELY_FAMILY = 0.38;
/** Lower bound for general genres, whose questions do little harm where the genre is wrong. */
export const LIKELY_GENERAL = 0.35;
/** Sureness given to the questions of a general genre, below that of a sure genre. */
export const GENERAL_SURENESS = 0.55;
/** Sureness given to questions of the family, which fill the places that the genre leaves free. */
export const FAMILY_FILLING = 0.4;
/**
 * Most words of a request for which questions of a whole group, fillings from the family, and questions that fit any request are
 * asked. A longer request has mostly answered them or is about something else. Two readers called these shares good:
 * of a group's questions 40 % up to 24 words, 26 % up to 44, none of 11 beyond; of fillings 22 %, 15 % and 8 %.
 */
export const MOST_WORDS = { group: 32, filling: 16, anything: 16 };
