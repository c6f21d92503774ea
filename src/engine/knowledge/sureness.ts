import { exponential } from '../learned/exponential.ts';

/**
 * Fitted on the rows set apart, where a reader said which genres would serve: how often a guess is one of them, by what its sum
 * is, how far the next one lies behind, and what its cues score.
 */
const AT_NOTHING = -1.96;
const OF_SUM = 0.07;
const OF_LEAD = 0.48;
const OF_CUE = 0.62;
const MOST_SUM = 7;
const MOST_LEAD = 4;

/** How often such a guess is right, 0 to 1. */
export function surenessOf(sum: number, lead: number, cue: number): number {
	const odds = AT_NOTHING + OF_SUM * Math.min(sum, MOST_SUM) + OF_LEAD * Math.min(lead, MOST_LEAD) + OF_CUE * cue;
	return 1 / (1 + exponential(-odds));
}

/** Below it nothing is asked that only fits one genre. */
export const SURE_OF_GENRE = 0.55;
/** Questions that fit anything of a kind do little harm where the kind is not the right one. */
export const LIKELY_GENERAL = 0.35;
/** What such questions are worth beside those of a genre that is sure. */
export const GENERAL_SURENESS = 0.55;
