import { openDesk } from '#support/eval/desk';

/** Names of several sets that are judged together; any other name is a file in tests/data/tasks. */
const SETS: Readonly<Record<string, readonly string[]>> = {
	'mt-vicuna': ['mt_bench', 'vicuna_bench'],
	'arena-v2': ['arena_v2'],
	in3: ['in3'],
};

interface Missing {
	/** Description and importance, 1 to 3. */
	readonly missing?: readonly (readonly [string, number])[];
}

/** Rows of other people's prompts; `importance` is that of the most important detail they miss, 0 when none. */
export function rowsOf<Row>(name: string): Row[] {
	const desk = openDesk();
	return (SETS[name] ?? [`tasks/${name}`]).flatMap((set) =>
		desk.rows(set).map((row) => {
			const { missing = [] } = row as Missing;
			return { ...row, importance: Math.max(0, ...missing.map(([, importance]) => importance)) } as Row;
		}),
	);
}
