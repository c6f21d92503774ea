const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "18 November 2026", where the reader is. */
export const formatDay = (time: string | number): string => DAY.format(new Date(time));

/** "18 Nov 2026, 12:00", where the reader is. */
export const formatMoment = (time: string): string => MOMENT.format(new Date(time));

/** "November 2026" of "2026-11". */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
