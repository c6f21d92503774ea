const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 3_600_000;
/** The last attempt is some nine hours after the first: longer than a night without a relay. */
export const MOST_TRIES = 20;

/**
 * When to try a failed mail again; null: never. The pause doubles each time, up to an hour. `chance` (0 to 1) adds up
 * to half of it, so that mails that failed together are not tried together.
 */
export function nextTry(tries: number, now: Date, chance: number): Date | null {
	if (tries >= MOST_TRIES) return null;
	const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
	return new Date(now.getTime() + Math.round(pause * (1 + chance / 2)));
}
