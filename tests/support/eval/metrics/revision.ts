import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { NO_REVISION, type Revision } from '#engine/review-model';
import { comparable } from '../comparable.ts';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { hashedRows, nextOf } from '../sets.ts';

const MODELS: readonly Modifiers['modelTarget'][] = ['chatgpt', 'claude', 'gemini', 'llama'];

interface Case {
	readonly row: EvalRow;
	readonly result: Optimised;
	readonly name: string;
}

/** Checks that no detail is lost when a result is undone in parts, shortened or rendered for another model. */
export const revision: Metric = {
	id: 'revision',
	title: 'Undo, short, models',
	definition:
		"Sixty requests, the lowest hashes of six sets. Each operation undone alone, the short form, and the rendering for each of four models: every detail of the plain result's ledger stands in the text, negated ones in a line with their negation, and nothing is called missing. Undone: the operation is marked so and its text differs from the plain result.",
	measure: (desk) => {
		const rows = hashedRows(desk);
		const undone = rows.flatMap((row) => desk.result(row.prompt).operations.map(({ id }) => undo(row, id)));
		const short = rows.map((row) => ({ row, name: 'short', result: revised(row, { ...NO_REVISION, isShort: true }) }));
		const models = rows.flatMap((row) =>
			MODELS.map((modelTarget) => ({ row, name: modelTarget, result: desk.result(row.prompt, { modelTarget }) })),
		);
		const unmoved = undone.filter(({ row, result }) => result.prompt === desk.result(row.prompt).prompt);
		return [
			details(desk, 'details kept when one step is undone', undone, rows),
			details(desk, 'details kept in the short form', short, rows),
			details(desk, 'details kept for four models', models, rows),
			{
				...figure(
					'steps whose undoing changes the text',
					undone.length,
					unmoved.map(({ row, name }) => worst(row, `${name}: no change`)),
				),
				target: null,
			},
			{
				...figure('short forms longer than the plain one', short.length, []),
				value: short.filter(({ row, result }) => result.prompt.length > desk.result(row.prompt).prompt.length).length,
				unit: '',
				target: { op: '=', bound: 0 },
				controls: [{ name: 'the plain result twice', value: rows.length }],
			},
		];
	},
};

const undo = (row: EvalRow, id: string): Case => ({
	row,
	name: `undone ${id}`,
	result: revised(row, { ...NO_REVISION, undone: [id] }),
});

/** @throws {Error} when the engine asks although it was told to use defaults */
function revised({ prompt }: EvalRow, revision: Revision): Optimised {
	const result = optimise(prompt, DEFAULT_MODIFIERS, { revision, asked: [], takesDefaults: true });
	if (result.outcome !== 'optimised') throw new Error(`A question although defaults were taken: ${prompt}`);
	return result;
}

function details(desk: Desk, label: string, cases: readonly Case[], rows: readonly EvalRow[]): Figure {
	const faults = cases.flatMap(({ row, result, name }) => {
		const lost = lostDetail(desk.result(row.prompt), result.prompt) ?? missing(result);
		return lost === undefined ? [] : [worst(row, `${name}: ${lost}`)];
	});
	const others = rows.filter(
		(row, index) => lostDetail(desk.result(row.prompt), nextOf(rows, index).prompt) !== undefined,
	);
	return {
		...figure(label, cases.length, faults),
		controls: [{ name: 'another request', value: percent(rows.length - others.length, rows.length) }],
	};
}

const lostDetail = ({ ledger }: Optimised, text: string): string | undefined => {
	const held = loosely(text);
	return ledger.find((entry) => !held.includes(loosely(entry.text)))?.text;
};

const missing = ({ ledger }: Optimised): string | undefined => ledger.find(({ status }) => status === 'missing')?.text;

/** A text without white space, punctuation and quotation marks, which may change in a revision. */
const loosely = (text: string): string => comparable(text).replace(/[\s.,;:。、，；："'“”-]/g, '');

const worst = (row: EvalRow, reason: string): Worst => ({ row: quoteRow(row), reason });

const figure = (label: string, count: number, faults: readonly Worst[]): Figure => ({
	label,
	set: 'raw requests',
	count,
	value: percent(count - faults.length, count),
	unit: '%',
	target: { op: '=', bound: 100 },
	worst: faults,
	controls: [],
});
