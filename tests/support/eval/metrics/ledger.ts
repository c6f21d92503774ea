import type { Optimised } from '#engine/result-model';
import { comparable } from '../comparable.ts';
import type { EvalRow } from '../desk.ts';
import { lightlyEdited } from '../lightly-edited.ts';
import { type Figure, type Metric, percent, reported, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { allRows } from '../sets.ts';

/** Checks that the ledger agrees with the request and the result. */
export const ledger: Metric = {
	id: 'ledger',
	title: 'Ledger',
	definition:
		'Every entry of every result is looked up by its offsets: the request holds the words of the entry where it says, and the result holds the same words where they landed, but for the edits that it publishes ("30 mins", written out). Entries called missing are counted apart.',
	measure: (desk) => {
		const rows = allRows(desk);
		const entries = rows.flatMap((row) => {
			const result = desk.result(row.prompt);
			return result.ledger.map((entry) => ({ row, result, entry }));
		});
		const faults = (from: string, spoil: (result: Optimised) => string): Worst[] =>
			entries.flatMap(({ row, result, entry }) => faultOf(row, entry, spoil(result), from, result.operations));
		const wrong = faults('entry', ({ prompt }) => prompt);
		const missing = entries.filter(({ entry }) => entry.status === 'missing');
		const shifted = faults('entry', ({ prompt }) => `x${prompt}`).length;
		return [
			{
				...figure(
					'entries that are where they say',
					entries.length,
					percent(entries.length - wrong.length, entries.length),
				),
				unit: '%',
				target: { op: '=', bound: 100 },
				worst: wrong,
				controls: [
					{ name: 'the result moved by one character', value: percent(entries.length - shifted, entries.length) },
				],
			},
			{
				...figure('entries missing', entries.length, missing.length),
				target: { op: '=', bound: 0 },
				worst: missing.map(({ row, entry }) => ({
					row: quoteRow(row),
					reason: `missing: ${entry.kind} ${entry.text}`,
				})),
			},
			figure('entries a request, mean', rows.length, Math.round((100 * entries.length) / rows.length) / 100),
		];
	},
};

function faultOf(
	row: EvalRow,
	entry: Optimised['ledger'][number],
	text: string,
	from: string,
	operations: Optimised['operations'],
): Worst[] {
	const said = row.prompt.slice(entry.source.start, entry.source.end);
	if (comparable(said) !== comparable(entry.text))
		return [{ row: quoteRow(row), reason: `${from} "${entry.text}" points at "${said.slice(0, 60)}"` }];
	if (entry.landed === null) return [];
	const landed = text.slice(entry.landed.start, entry.landed.end);
	const wanted = loosely(lightlyEdited(row.prompt, entry.source, operations));
	if (loosely(landed).includes(wanted) || wanted.includes(loosely(landed))) return [];
	return [{ row: quoteRow(row), reason: `${from} "${entry.text}" landed at "${landed.slice(0, 60)}"` }];
}

/** A text without white space and punctuation, which may change where lines are joined. */
const loosely = (text: string): string => comparable(text).replace(/[\s.,;:。、，；：]/g, '');

const figure = (label: string, count: number, value: number): Figure => reported(label, 'all sets', count, value, '');
