import type { Modifiers } from '#engine/modifiers';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { allRows } from '../sets.ts';

type Model = Modifiers['modelTarget'];

const MODELS: readonly Model[] = ['auto', 'chatgpt', 'claude', 'gemini', 'llama'];
const MOST_CHARACTERS = 4000;

/** Checks that a result sent as a request is returned unchanged. */
export const idempotence: Metric = {
	id: 'idempotence',
	title: 'Idempotence',
	definition:
		'The result is given to the engine again with the same model: same bytes, for every row of every set whose result is within the 4,000 characters a request may have.',
	measure: (desk) => MODELS.map((model) => measureModel(desk, model)),
};

function measureModel(desk: Desk, model: Model): Figure {
	const rows = allRows(desk).filter(({ prompt }) => render(desk, prompt, model).length <= MOST_CHARACTERS);
	const changes = (again: (row: EvalRow) => string) =>
		rows.filter((row) => again(row) !== render(desk, row.prompt, model));
	const changed = changes((row) => render(desk, render(desk, row.prompt, model), model));
	const unclosed = (row: EvalRow) => {
		const result = render(desk, row.prompt, model);
		return render(desk, result.slice(0, result.trimEnd().lastIndexOf('\n')), model);
	};
	return {
		label: `f(f(x)) = f(x), ${model}`,
		set: 'all sets',
		count: rows.length,
		value: percent(rows.length - changed.length, rows.length),
		unit: '%',
		target: { op: '=', bound: 100 },
		worst: changed.map((row): Worst => ({ row: quoteRow(row), reason: `${model}: changes when given back` })),
		controls:
			model === 'auto'
				? [
						{
							name: 'rough text instead of a result',
							value: percent(rows.length - changes(rough).length, rows.length),
						},
						{ name: 'closing line cut off', value: percent(rows.length - changes(unclosed).length, rows.length) },
					]
				: [],
	};
}

const rough = ({ prompt }: EvalRow): string => prompt;

const render = (desk: Desk, prompt: string, model: Model): string => desk.result(prompt, { modelTarget: model }).prompt;
