import { type Desk, type EvalRow, hashOf } from './desk.ts';

export const RULE_SETS = ['ifeval', 'ifbench', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'] as const;
export const FOREIGN_SETS = { m_ifeval_es: 'es', m_ifeval_fr: 'fr', m_ifeval_ja: 'ja' } as const;

/** Sets whose rows are English unless they have a `language`. */
export const ENGLISH_SETS = [
	'ifeval',
	'ifbench',
	'mt_bench',
	'vicuna_bench',
	'arena_v01',
	'arena_v2',
	'user_oriented',
	'seed_tasks',
	'in3',
	'followbench',
	'infobench',
	'koala',
	'oasst',
	'prompttensor',
	'awesome',
	'dolly_eval_200',
] as const;

export const ALL_SETS = [...ENGLISH_SETS, 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'] as const;

/** All rows of all sets, or a sample of each set. */
export const allRows = (desk: Desk): EvalRow[] => ALL_SETS.flatMap((set) => desk.sample(set));

/** The next row, for the control "another prompt's output". */
export function nextOf<Row extends EvalRow>(rows: readonly Row[], index: number): Row {
	const row = rows[(index + 1) % rows.length];
	if (row === undefined) throw new Error('no rows');
	return row;
}

const RAW_SETS = ['ifeval', 'arena_v01', 'oasst', 'in3', 'koala', 'user_oriented'] as const;

/** The sixty rows of six sets with the lowest hashes, or fifteen in a sample. */
export function hashedRows(desk: Desk): EvalRow[] {
	const count = desk.isSample ? 15 : 60;
	const hashed = RAW_SETS.flatMap((set) => desk.rows(set)).map((row) => ({ row, hash: hashOf(row.prompt) }));
	return hashed
		.sort((a, b) => (a.hash < b.hash ? -1 : 1))
		.slice(0, count)
		.map(({ row }) => row);
}
