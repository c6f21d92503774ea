import type { Desk, EvalRow } from '../desk.ts';
import { inventedClaims, type Vocabulary, vocabularyOf } from '../invented.ts';
import type { Figure, Metric, Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { ALL_SETS, nextOf } from '../sets.ts';
import { shiftNumbers } from '../spoil.ts';
import { readWording } from '../wording.ts';

const MADE_UP = '\n- Send £731 to Zorblatt & Sons by 14 March at https://zorblatt.example.';

/** Checks that the result claims nothing that the person did not say. */
export const invention: Metric = {
	id: 'invention',
	title: 'Inventions',
	definition:
		'Numbers, addresses, quoted words, months and weekdays, and names (a capital inside a sentence) of a result that stand neither in the request nor, with the word before them, or after them, in the wording tables of the engine, which are read as text. The name of the language written in may be used.',
	measure: (desk) => {
		const isFixed = vocabularyOf(readWording());
		return ALL_SETS.filter((set) => desk.sample(set).length > 0).map((set) => measureSet(desk, set, isFixed));
	},
};

function measureSet(desk: Desk, set: string, isFixed: Vocabulary): Figure {
	const rows = desk.sample(set);
	const made = (textFor: (row: EvalRow, index: number) => string): Worst[] =>
		rows.flatMap((row, index) =>
			inventedClaims(row.prompt, textFor(row, index), isFixed, desk.result(row.prompt).language.name).map(
				({ kind, text }) => ({
					row: quoteRow(row),
					reason: `${kind} not in the request: ${text}`,
				}),
			),
		);
	const text = (row: EvalRow) => desk.result(row.prompt).prompt;
	const found = made(text);
	const controls = [
		{ name: 'a made-up line added', value: made((row) => text(row) + MADE_UP).length },
		{ name: 'numbers changed', value: made((row) => shiftNumbers(text(row))).length },
		{ name: "another prompt's output", value: made((_, index) => text(nextOf(rows, index))).length },
	];
	return {
		label: 'inventions',
		set,
		count: rows.length,
		value: found.length,
		unit: '',
		target: { op: '=', bound: 0 },
		worst: found,
		controls: set === 'ifeval' ? controls : [],
	};
}
