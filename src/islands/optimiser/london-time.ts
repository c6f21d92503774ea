/** "Monday 23 November, 00:00", as a clock in London shows it. */
export function formatLondonTime(iso: string): string {
	const part = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options }).format(new Date(iso));
	const day = part({ weekday: 'long', day: 'numeric', month: 'long' });
	const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
	return `${day}, ${time}`;
}
