import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayOf, weekOf } from './london-week.ts';

interface WeekCase {
	readonly now: string;
	readonly weekStart: string;
	readonly nextReset: string;
	readonly label: string;
}

const CASES_FILE = join(process.cwd(), 'tests/data/london-week-cases.json');
const cases: readonly WeekCase[] = JSON.parse(readFileSync(CASES_FILE, 'utf8')).cases;
const HOUR_MS = 3_600_000;

test('agrees with every recorded instant, including each change of the clocks until 2035', () => {
	expect(cases.length).toBeGreaterThan(200);
	for (const { now, weekStart, nextReset, label } of cases) {
		const { start, resetsAt } = weekOf(new Date(now));
		expect([start.toISOString(), resetsAt.toISOString()], label).toEqual([weekStart, nextReset]);
	}
});

test.each(['UTC', 'Asia/Tokyo', 'America/St_Johns'])('does not depend on the machine’s time zone: %s', (TZ) => {
	const module = join(import.meta.dirname, 'london-week.ts');
	const program = `
		const { weekOf } = await import(${JSON.stringify(module)});
		const { cases } = JSON.parse((await import('node:fs')).readFileSync(${JSON.stringify(CASES_FILE)}, 'utf8'));
		const wrong = cases.filter(({ now, weekStart, nextReset }) => {
			const week = weekOf(new Date(now));
			return week.start.toISOString() !== weekStart || week.resetsAt.toISOString() !== nextReset;
		});
		console.log(Intl.DateTimeFormat().resolvedOptions().timeZone, cases.length, wrong.length);`;
	const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
		env: { ...process.env, TZ },
	});
	expect(output.toString().trim()).toBe(`${TZ} ${cases.length} 0`);
});

test('agrees hour by hour with the law: last Sundays of March and October, 01:00 UTC', () => {
	for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2036, 0, 1); at += 7 * HOUR_MS) {
		const { start, resetsAt } = weekOf(new Date(at));
		expect(start.getTime()).toBe(mondayByLaw(at));
		expect(resetsAt.getTime()).toBe(mondayByLaw(resetsAt.getTime()));
		expect(resetsAt.getTime()).toBeGreaterThan(at);
	}
});

test('a day is 23 hours long when the clocks go forward and 25 when they go back', () => {
	const hoursOf = (now: string) => {
		const { start, resetsAt } = dayOf(new Date(now));
		return (resetsAt.getTime() - start.getTime()) / HOUR_MS;
	};
	expect(hoursOf('2027-03-28T12:00:00Z')).toBe(23);
	expect(hoursOf('2027-10-31T12:00:00Z')).toBe(25);
	expect(hoursOf('2027-06-01T12:00:00Z')).toBe(24);
});

/** The latest Monday 00:00 in London up to `at`, calculated without time zone data. */
function mondayByLaw(at: number): number {
	const wall = new Date(at + offsetByLaw(at));
	const daysSinceMonday = (wall.getUTCDay() + 6) % 7;
	const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() - daysSinceMonday);
	// The clocks never change at midnight on a Monday, so the offset before it is also the one after it.
	return offsetByLaw(midnight - HOUR_MS) === HOUR_MS ? midnight - HOUR_MS : midnight;
}

function offsetByLaw(at: number): number {
	const year = new Date(at).getUTCFullYear();
	return at >= lastSundayAtOne(year, 2) && at < lastSundayAtOne(year, 9) ? HOUR_MS : 0;
}

function lastSundayAtOne(year: number, month: number): number {
	const lastDay = new Date(Date.UTC(year, month + 1, 0));
	return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}
