import { readFileSync } from 'node:fs';

/** Rows of a file in tests/data/tasks. */
export function rowsOf<Row>(name: string): Row[] {
	const file = new URL(`../../data/tasks/${name}.jsonl`, import.meta.url);
	return readFileSync(file, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Row);
}
