import { findAttempts, takePermit, type WindowRule } from '#db/attempts';
import type { Rows, Statement } from '#db/client';
import { type Cap, ruleOf } from './caps.ts';
import { deskNoticeIfChanged } from './contact/desk-mail.ts';
import { AppError } from './errors.ts';
import { networkOf, rangeOf } from './network.ts';
import type { Runtime } from './runtime.ts';

const HOUR = 3_600_000;

/**
 * The limits of one kind of form, the widest last, because a form that one limit refuses does not count for the next
 * ones.
 */
export function rulesOf(
	cap: Cap,
	clientAddress: string,
	secret: string,
	own: readonly WindowRule[] = [],
): readonly WindowRule[] {
	const { name, mostOfNetwork, mostOfRange, windowMs } = cap;
	return [
		...own,
		{ subject: `${name}-from:${networkOf(clientAddress, secret)}`, most: mostOfNetwork, windowMs },
		{ subject: `${name}-range:${rangeOf(clientAddress, secret)}`, most: mostOfRange, windowMs },
		ruleOf(cap),
	];
}

/**
 * Statements that take one permit of each rule, in order. The last one changes a row only when every rule had a permit;
 * statements after it can depend on that through `changes()`.
 */
export const takeEach = (rules: readonly WindowRule[], now: Date): Statement[] =>
	rules.map((rule, i) => takePermit(rule, now, i > 0));

/** Counts one form that sends mail or creates an account. Throws `rate_limited` with the time to wait. */
export async function takeForm(runtime: Runtime, cap: Cap, clientAddress: string): Promise<void> {
	const rules = rulesOf(cap, clientAddress, runtime.secret);
	const results = await runtime.db.write(takeEach(rules, runtime.now()));
	await tellWhenMet(runtime, cap, results.slice(0, rules.length));
	if (results.at(-1)?.length) return;
	if (cap.reserve !== undefined && results.at(-2)?.length) return takeForm(runtime, cap.reserve, clientAddress);
	throw await limitRefusal(runtime, rules);
}

/** Reports once in a window that a cap is used up. `taken`: the results of `takeEach` for its rules. */
export async function tellWhenMet(runtime: Runtime, cap: Cap, taken: readonly Rows[]): Promise<void> {
	const [mine, before] = [taken.at(-1)?.[0], taken.at(-2)?.[0]];
	const isMet = mine === undefined ? before !== undefined : Number(mine['count']) >= cap.most;
	if (!isMet) return;
	const { db, now, desk, mail, log } = runtime;
	const { name, most, windowMs } = cap;
	const hours = windowMs / HOUR;
	const values = { name, most: String(most), hours: String(hours) };
	const [told] = await db.write([
		takePermit({ subject: `told:${name}`, most: 1, windowMs }, now()),
		...(desk === null ? [] : [deskNoticeIfChanged(desk, 'cap', now(), values)]),
	]);
	if (!told?.length) return;
	log('cap_met', { what: name, most, hours });
	mail.wake();
}

/** The error for exhausted limits, with the longest time to wait. */
export async function limitRefusal({ db, now, log }: Runtime, rules: readonly WindowRule[]): Promise<AppError> {
	const at = now().getTime();
	const rows = await findAttempts(
		db,
		rules.map(({ subject }) => subject),
	);
	const waits = rules.map(({ subject, most, windowMs }) => {
		const row = rows.get(subject);
		return row && row.count >= most ? row.since.getTime() + windowMs - at : 0;
	});
	const longest = Math.max(...waits);
	log('throttled', { code: 'rate_limited', what: rules[waits.indexOf(longest)]?.subject.split(':', 1)[0] });
	const seconds = Math.max(1, Math.ceil(longest / 1000));
	return new AppError('rate_limited', {
		body: { retryAfterSeconds: seconds },
		headers: { 'Retry-After': String(seconds) },
	});
}
