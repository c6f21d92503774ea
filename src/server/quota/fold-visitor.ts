import { foldUsage } from '#db/fold-usage';
import type { Runtime } from '../runtime.ts';
import { periodAt } from './period.ts';

/**
 * Call this at every sign-in. At an account's first one, adds what the visitor used in this period, so that signing up
 * gives no second allowance. Later sign-ins change nothing, because the browser may be someone else's.
 *
 * @param visitor from the visitor cookie; null when the browser had none
 */
export async function foldVisitor(
	{ db, now, catalogue }: Pick<Runtime, 'db' | 'now' | 'catalogue'>,
	visitor: string | null,
	accountId: string,
): Promise<void> {
	const at = now();
	const periodStart = periodAt(at, catalogue.quota).start;
	await db.write(foldUsage({ periodStart, from: visitor && `visitor:${visitor}`, accountId, now: at }));
}
