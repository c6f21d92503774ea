/** Fitted on requests that readers labelled with their genre: how often a guess of such a score is right. */
const AT_NOTHING = -2.2;
const OF_SCORE = 1.6;
const OF_LEAD = 1.2;
const MOST_SCORE = 4;
const MOST_LEAD = 3;

/**
 * @param score of the best guess
 * @param second of the next one, 0 for none
 */
export function surenessOf(score: number, second: number): number {
	const sum = AT_NOTHING + OF_SCORE * Math.min(score, MOST_SCORE) + OF_LEAD * Math.min(score - second, MOST_LEAD);
	return 1 / (1 + Math.exp(-sum));
}

/** Below it nothing is asked that only fits one genre. */
export const SURE_OF_GENRE = 0.4;
/** What questions are worth that fit anything of a kind. */
export const GENERAL_SURENESS = 0.55;
