export interface Period {
	readonly start: Date;
	/** First instant of the next period. */
	readonly resetsAt: Date;
}

interface CivilDate {
	readonly year: number;
	/** 1 to 12 */
	readonly month: number;
	readonly day: number;
}

const MS_A_DAY = 86_400_000;

/**
 * The week of `now`, from Monday 00:00 to Monday 00:00 local time, which has 167 or 169 hours when summer time begins
 * or ends. Does not depend on the machine's time zone.
 */
export function weekOf(now: Date, timeZone = 'Europe/London'): Period {
	const today = civilDateOf(now, timeZone);
	const daysSinceMonday = (weekdayOf(today) + 6) % 7;
	return {
		start: midnightOf(shiftDays(today, -daysSinceMonday), timeZone),
		resetsAt: midnightOf(shiftDays(today, 7 - daysSinceMonday), timeZone),
	};
}

/** The civil day of `now`, 00:00 to 00:00. */
export function dayOf(now: Date, timeZone = 'Europe/London'): Period {
	const today = civilDateOf(now, timeZone);
	return { start: midnightOf(today, timeZone), resetsAt: midnightOf(shiftDays(today, 1), timeZone) };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because creating one costs a hundred times as much as using it. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(timeZone);
	if (formatter === undefined) {
		formatter = new Intl.DateTimeFormat('en-GB', {
			timeZone,
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		});
		formatters.set(timeZone, formatter);
	}
	return formatter;
}

/** The wall clock's reading at `instant`, written as if it were UTC, in milliseconds. */
function wallClockOf(instant: Date, timeZone: string): number {
	const parts = new Map(
		formatterFor(timeZone)
			.formatToParts(instant)
			.map((part) => [part.type, Number(part.value)]),
	);
	const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
	return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** The local date at this instant. */
export function civilDateOf(instant: Date, timeZone: string): CivilDate {
	return fromUtc(new Date(wallClockOf(instant, timeZone)));
}

function midnightOf(date: CivilDate, timeZone: string): Date {
	const wanted = Date.UTC(date.year, date.month - 1, date.day);
	// Near a clock change the first guess may have the wrong offset; the second is right.
	const guess = wanted - (wallClockOf(new Date(wanted), timeZone) - wanted);
	return new Date(guess - (wallClockOf(new Date(guess), timeZone) - wanted));
}

const shiftDays = (date: CivilDate, days: number): CivilDate =>
	fromUtc(new Date(Date.UTC(date.year, date.month - 1, date.day) + days * MS_A_DAY));

const fromUtc = (date: Date): CivilDate => ({
	year: date.getUTCFullYear(),
	month: date.getUTCMonth() + 1,
	day: date.getUTCDate(),
});

const weekdayOf = (date: CivilDate): number => new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
