const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const AGO = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Older times are shown as a date. */
const AGO_FOR_DAYS = 7;

/** "Just now", "12 minutes ago", "yesterday"; after a week the date. `now` is in milliseconds. */
export function formatAgo(time: string, now: number): string {
	const ago = Math.max(0, now - new Date(time).getTime());
	if (ago < MINUTE_MS) return 'Just now';
	if (ago < HOUR_MS) return AGO.format(-Math.floor(ago / MINUTE_MS), 'minute');
	if (ago < DAY_MS) return AGO.format(-Math.floor(ago / HOUR_MS), 'hour');
	if (ago < AGO_FOR_DAYS * DAY_MS) return AGO.format(-Math.floor(ago / DAY_MS), 'day');
	return formatDay(time);
}

/** "18 November 2026", in the reader's time zone. */
export const formatDay = (time: string | number): string => DAY.format(new Date(time));

/** "18 Nov 2026, 12:00", in the reader's time zone. */
export const formatMoment = (time: string): string => MOMENT.format(new Date(time));

/** "November 2026" for "2026-11". */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
