import type { Statement } from './client.ts';

export interface Fold {
	readonly periodStart: Date;
	/** Subject of the visitor's counter, such as `visitor:…`; null when there was none. */
	readonly from: string | null;
	readonly accountId: string;
	readonly now: Date;
}

/**
 * Adds the use of a visitor in this period to the account that the visitor became. Only the first fold of an account
 * adds anything, and the use of one visitor is added to one account only: the row `folded:…` records it. All statements
 * go into one write; each acts when the one before it did (`changes()`), so of simultaneous folds one counts.
 */
export function foldUsage({ periodStart, from, accountId, now }: Fold): Statement[] {
	const mark = {
		sql: 'UPDATE accounts SET folded_at = ? WHERE id = ? AND folded_at IS NULL',
		args: [now.getTime(), accountId],
	};
	if (from === null) return [mark];
	const period = periodStart.getTime();
	const claim = `INSERT INTO usage (period_start, subject, used)
		SELECT period_start, 'folded:' || subject, used FROM usage
		WHERE changes() > 0 AND period_start = ? AND subject = ?
		ON CONFLICT (period_start, subject) DO NOTHING`;
	const add = `INSERT INTO usage (period_start, subject, used)
		SELECT period_start, ?, used FROM usage WHERE changes() > 0 AND period_start = ? AND subject = ?
		ON CONFLICT (period_start, subject) DO UPDATE SET used = used + excluded.used`;
	return [
		mark,
		{ sql: claim, args: [period, from] },
		{ sql: add, args: [`account:${accountId}`, period, `folded:${from}`] },
	];
}
