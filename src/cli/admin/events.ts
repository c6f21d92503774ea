import type { Period } from '#db/events';
import { type EventReport, reportEvents } from '#server/analytics/report';
import { WrongUse } from '../wrong-use.ts';
import type { Command, Order } from './command.ts';

const DAYS_SHOWN = 28;
const DAY_MS = 24 * 3_600_000;

export const events: Command = {
	usage: 'events [--since <date>] [--by <day | week>]',
	about: [
		'shows what visitors used, of those who allowed it to be counted',
		'',
		`Each event and how often it came, in all and by day or week; then the way from the home page to a payment: visits that`,
		`took each step, and of them those that had taken every step before it. Without --since, the last ${DAYS_SHOWN} days.`,
	],
	flags: {
		since: { type: 'string', about: 'the first day, as 2026-11-01 (UTC)' },
		by: { type: 'string', about: 'day (the default) or week, which begins on Monday' },
	},
	changes: false,
	async run({ db, now }, order) {
		const { since, by } = readWish(order, now);
		const report = await reportEvents(db, since, by);
		return { value: report, lines: linesOf(report) };
	},
};

function readWish({ words, flags }: Order, now: Date): { since: Date; by: Period } {
	const { since = dayOf(new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS)), by = 'day' } = flags;
	if (words.length > 0) throw new WrongUse(`Usage: ploop-admin ${events.usage}`);
	if (by !== 'day' && by !== 'week') throw new WrongUse(`--by takes day or week, not '${by}'.`);
	const start = new Date(`${since}T00:00:00Z`);
	if (Number.isNaN(start.getTime()) || dayOf(start) !== since)
		throw new WrongUse(`--since takes a day such as 2026-11-01, not '${since}'.`);
	return { since: start, by };
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function linesOf({ since, by, visits, events: totals, periods, funnel }: EventReport): string[] {
	if (visits === 0) return [`No event since ${since}. Only visits that allow analytics are counted.`];
	const count = (name: string, n: number) => `  ${name.padEnd(30)}${String(n).padStart(7)}`;
	return [
		`Since ${since}: ${visits} visits that allowed it`,
		...Object.entries(totals).map(([event, n]) => count(event, n)),
		...periods.flatMap(({ start, events: own }) => [
			'',
			by === 'week' ? `Week of ${start}` : start,
			...Object.entries(own).map(([event, n]) => count(event, n)),
		]),
		'',
		`${'Way to a payment'.padEnd(32)} visits  in order`,
		...funnel.map(({ step, visits: all, inOrder }) => `${count(step, all)}${String(inOrder).padStart(10)}`),
	];
}
