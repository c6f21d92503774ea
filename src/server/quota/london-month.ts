import { civilDateOf } from './london-week.ts';

/** The civil month of `now`, or one a number of months before it, as `2026-11`. */
export function monthOf(now: Date, timeZone = 'Europe/London', monthsBefore = 0): string {
	const { year, month } = civilDateOf(now, timeZone);
	return new Date(Date.UTC(year, month - 1 - monthsBefore)).toISOString().slice(0, 7);
}
