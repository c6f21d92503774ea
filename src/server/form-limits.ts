import { findAttempts, takePermit, type WindowRule } from '#db/attempts';
import type { Statement } from '#db/client';
import { AppError } from './errors.ts';
import type { Runtime } from './runtime.ts';

/**
 * Statements that take one permit of each rule, in this order; the last changes a row when there was one of each. What
 * follows in the same write acts only then, by `changes()`.
 */
export const takeEach = (rules: readonly WindowRule[], now: Date): Statement[] =>
	rules.map((rule, i) => takePermit(rule, now, i > 0));

/** The refusal for who found one of the rules exhausted: it says how long to wait. */
export async function limitRefusal({ db, now, log }: Runtime, rules: readonly WindowRule[]): Promise<AppError> {
	const at = now().getTime();
	const rows = await Promise.all(rules.map((rule) => findAttempts(db, rule.subject)));
	const waits = rules.map((rule, i) => {
		const row = rows[i];
		return row && row.count >= rule.most ? row.since.getTime() + rule.windowMs - at : 0;
	});
	const longest = Math.max(...waits);
	log('throttled', { code: 'rate_limited', what: rules[waits.indexOf(longest)]?.subject.split(':', 1)[0] });
	const seconds = Math.max(1, Math.ceil(longest / 1000));
	return new AppError('rate_limited', {
		body: { retryAfterSeconds: seconds },
		headers: { 'Retry-After': String(seconds) },
	});
}
