const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** "18 Nov", with the year when it is not the current one, in the reader's time zone. */
export function formatShortDay(time: string, now: Date): string {
	const day = new Date(time);
	return (day.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(day);
}
