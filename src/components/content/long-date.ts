const LONDON = 'Europe/London';

/** 22 November 2026, as it is in London. */
export const longDate = (day: Date): string =>
	new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: LONDON }).format(day);

/** 2026-11-22, for machines. */
export const isoDate = (day: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: LONDON }).format(day);
