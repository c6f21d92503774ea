/** Fitted on requests that readers labelled with their genre: how often a guess of such a score is right. */
const AT_NOTHING = -2.2;
const OF_SCORE = 1.6;
const OF_LEAD = 1.2;

export function surenessOf(score: number, second: number): number {
	return 1 / (1 + Math.exp(-(AT_NOTHING + OF_SCORE * Math.min(score, 4) + OF_LEAD * Math.min(score - second, 3))));
}

/** Below it nothing is asked that only fits one genre. */
export const SURE_OF_GENRE = 0.6;
