import type { FactKind } from '#engine/types';

/** A sum, a day or a time of day in a text. */
export interface Value {
	/** The value as written. */
	readonly text: string;
	/** Pence or cents, minutes since midnight, or the month and day as one number. */
	readonly amount: number;
	/** Currency; empty for days and times. */
	readonly unit: string;
	/** False if the text is ambiguous ("8.30", "12/6"). Such a value can confirm another one but not contradict it. */
	readonly isSure: boolean;
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
	[/£|pounds?|quid|gbp/i, '£'],
	[/€|euros?|eur/i, '€'],
	[/\$|dollars?|bucks|usd/i, '$'],
];
const SUM =
	/([£€$])\s?(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(k\b)?|(?<![\d.,])(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(k )?(pounds?|quid|gbp|euros?|eur|dollars?|bucks|usd)\b/gi;

const CLOCK =
	/(?<![\d.,:£€$])(\d{1,2})(?:([:.])(\d{2}))?\s?([ap])\.?m\b\.?|(?<![\d.,:£€$])(\d{1,2})([:.])(\d{2})(?![\d%:.]*\d)|\b(noon|midday|midnight)\b/gi;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]{0,6}\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const DATES = new RegExp(
	`\\b${DAY}(?: of)? ${MONTH}(?![a-z])|\\b${MONTH} ${DAY}(?!\\d)|(?<![\\d/.])(\\d{1,2})[/.](\\d{1,2})(?:[/.]\\d{2,4})?(?![\\d/])`,
	'gi',
);

const READERS: Partial<Readonly<Record<FactKind, (text: string) => Value[]>>> = {
	money: sumsIn,
	time: timesIn,
	date: daysIn,
};

/** The values of a kind in a text, in order. Only sums, days and times have values. */
export const valuesIn = (kind: FactKind, text: string): Value[] => READERS[kind]?.(text) ?? [];

/** Whether two values are equal, however they are written: "£14" and "14 pounds", "8.30am" and "08:30". */
export function isSame(one: Value, other: Value): boolean {
	if (one.unit !== other.unit) return false;
	const isEither = !(one.isSure && other.isSure) && one.unit === '';
	return one.amount === other.amount || (isEither && one.amount % HALF_DAY === other.amount % HALF_DAY);
}

/** Removes the full stop of a sentence, but not that of "a.m.". */
const trimmed = (text: string): string => text.trim().replace(/(?<!\.\w)\.$/, '');

const HALF_DAY = 720;
/**
 * Factors for the number of a day. They keep days apart from times, which are minutes of a day, and from each other by
 * more than half a day's minutes.
 */
const MONTH_STEP = 1_000_000;
const DAY_STEP = 1000;

function sumsIn(text: string): Value[] {
	return [...text.matchAll(SUM)].map((match) => {
		const [all, sign, before, beforeK, after, afterK, name] = match;
		const thousand = beforeK || afterK ? 1000 : 1;
		const unit = CURRENCIES.find(([pattern]) => pattern.test(sign ?? name ?? ''))?.[1] ?? '';
		const amount = Math.round(Number((before ?? after ?? '').replaceAll(',', '')) * 100) * thousand;
		return { text: trimmed(all), amount, unit, isSure: true };
	});
}

function timesIn(text: string): Value[] {
	return [...text.matchAll(CLOCK)].flatMap((match): Value[] => {
		const [all, hour, , minute = '0', half, bareHour, sign, bareMinute, word] = match;
		const said = { text: trimmed(all), unit: '' };
		if (word) return [{ ...said, amount: /^midn/i.test(word) ? 0 : HALF_DAY, isSure: true }];
		const hours = Number(hour ?? bareHour);
		const minutes = Number(bareMinute ?? minute);
		if (hours > 24 || minutes > 59) return [];
		const isAfternoon = half?.toLowerCase() === 'p';
		const amount = (half ? (hours % 12) * 60 + (isAfternoon ? HALF_DAY : 0) : hours * 60) + minutes;
		return [
			{ ...said, amount, isSure: half !== undefined || (sign === ':' && (hours > 12 || bareHour?.length === 2)) },
		];
	});
}

function daysIn(text: string): Value[] {
	return [...text.matchAll(DATES)].flatMap((match): Value[] => {
		const [all, day, month, monthBefore, dayAfter, first, second] = match;
		const said = { text: trimmed(all), unit: '' };
		if (first && second) {
			return [
				{ ...said, amount: dayNumber(Number(second), Number(first)), isSure: false },
				{ ...said, amount: dayNumber(Number(first), Number(second)), isSure: false },
			];
		}
		const index = MONTHS.indexOf((month ?? monthBefore ?? '').toLowerCase());
		return [{ ...said, amount: dayNumber(index + 1, Number(day ?? dayAfter)), isSure: true }];
	});
}

const dayNumber = (month: number, day: number): number => month * MONTH_STEP + day * DAY_STEP;
