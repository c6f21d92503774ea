import type { FeatureOptions } from '#engine/learned/features';
import { TASK_TYPE_IDS } from '#engine/task-model';
import { judgedText } from '#engine/tasks/judged-text';
import type { CorpusRow } from './corpus-rows.ts';

/** A model that judges a request as a whole. */
export interface Plan {
	/** The file is `src/engine/learned/data/<name>.weights.json`. */
	readonly name: string;
	/** The last label is the reference: the weights of the others are stored relative to its own. */
	readonly labels: readonly string[];
	readonly options: FeatureOptions;
	readonly rounds: number;
	readonly rows: (all: readonly CorpusRow[]) => readonly { readonly text: string; readonly label: string }[];
}

const LONGEST_OPEN = 240;

const textOf = ({ text, parts }: CorpusRow): string => {
	const material = parts
		.filter(({ kind }) => kind === 'material')
		.map(({ start, end }) => ({ kind: 'text' as const, span: { start, end } }));
	return judgedText({ text, material });
};

export const PLANS: readonly Plan[] = [
	{
		name: 'types',
		labels: [...TASK_TYPE_IDS, 'other'],
		options: { buckets: 2 ** 13, letters: [4, 4] },
		rounds: 25,
		rows: (all) => all.map((row) => ({ text: textOf(row), label: row.type })),
	},
	{
		name: 'asking',
		labels: ['settled', 'open'],
		options: { buckets: 2 ** 12, letters: [4, 4] },
		rounds: 8,
		rows: (all) =>
			all
				.filter(
					({ text, parts, ask }) =>
						ask || (text.length < LONGEST_OPEN && !parts.some(({ kind }) => kind === 'material')),
				)
				.map((row) => ({ text: textOf(row), label: row.ask ? 'open' : 'settled' })),
	},
];
