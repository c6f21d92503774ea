import { type ModelDay, sumModelReads } from '#db/model-reads';
import { findSpend } from '#db/model-spend';
import { MODEL_CATALOGUE } from '#server/models/model-catalogue';
import { WrongUse } from '../wrong-use.ts';
import type { Command } from './command.ts';

const DAYS_SHOWN = 14;
const DAY_MS = 24 * 3_600_000;
const MICROS = 1_000_000;
const EVERYBODY = 'all';

export const models: Command = {
	usage: 'models [--days <n>]',
	about: [
		'shows what models took and gave: requests, tokens, cost, milliseconds',
		'',
		`By day (UTC) and model, the last ${DAYS_SHOWN} days without --days, at most 90; then what is spent of the caps of today, with`,
		'what is set aside for readings under way. Milliseconds are of the middle request and of the slowest, with their wait.',
	],
	flags: { days: { type: 'string', about: 'how many days, from 1 to 90' } },
	changes: false,
	async run({ db, now }, { words, flags }) {
		if (words.length > 0) throw new WrongUse(`Usage: ploop-admin ${models.usage}`);
		const days = daysOf(flags['days']);
		const found = await sumModelReads(db, new Date(now.getTime() - days * DAY_MS));
		const { caps, currency } = MODEL_CATALOGUE;
		const spent = await findSpend(db, now.toISOString().slice(0, 10), EVERYBODY);
		return {
			value: { currency, days: found, today: { ...spent, ...caps } },
			lines: [
				...(found.length === 0 ? [`No model read anything in the last ${days} days.`] : found.flatMap(linesOf)),
				'',
				`Today: ${spent.tokens} of ${caps.tokensADay} tokens, ${money(spent.micros)} of ${caps.moneyADay} ${currency}`,
			],
		};
	},
};

function daysOf(typed: string | boolean | undefined): number {
	if (typed === undefined) return DAYS_SHOWN;
	const days = Number(typed);
	if (Number.isInteger(days) && days >= 1 && days <= 90) return days;
	throw new WrongUse(`--days takes a number from 1 to 90, not '${String(typed)}'.`);
}

const money = (micros: number): string => (micros / MICROS).toFixed(4);

function linesOf(one: ModelDay): string[] {
	const failed = Object.entries(one.failed).map(([why, n]) => `${n} ${why}`);
	return [
		`${one.day}  ${one.reader}`,
		`  ${one.requests} requests, ${one.calls} calls, ${one.tokens} tokens, ${money(one.micros)} ${MODEL_CATALOGUE.currency}`,
		`  ${one.msMiddle} ms in the middle, ${one.msMost} ms at most; ${one.shown} shown, ${one.struck} struck`,
		...(failed.length === 0 ? [] : [`  not done: ${failed.join(', ')}`]),
	];
}
