import { forgetOldAttempts } from '#db/attempts';
import type { Database } from '#db/client';
import { forgetOldTokens } from '#db/mail-tokens';
import { forgetExpiredSessions } from '#db/sessions';

const DAY = 24 * 3_600_000;
/** A link that worked is remembered for a while, so that who follows it again is told that all is well. */
const LINKS_KEPT_MS = 30 * DAY;
/** The longest window of any limit, and a day more. */
const ATTEMPTS_KEPT_MS = 2 * DAY;

/** Removes sessions, links and counts that decide nothing any more. */
export async function forgetPast(db: Database, now: Date): Promise<void> {
	const before = (ms: number) => new Date(now.getTime() - ms);
	await db.write([
		forgetExpiredSessions(now),
		forgetOldTokens(before(LINKS_KEPT_MS)),
		forgetOldAttempts(before(ATTEMPTS_KEPT_MS)),
	]);
}
