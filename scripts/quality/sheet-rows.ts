import { readFileSync } from 'node:fs';

/** Reads the rows of a sheet, which has a JSON object a line. */
export const readRows = <Row>(path: string): Row[] =>
	readFileSync(path, 'utf8')
		.split('\n')
		.filter((line) => line.trim() !== '')
		.map((line) => JSON.parse(line) as Row);

/** Reads the rows of a sheet by id. */
export const rowsById = <Row extends { readonly id: string }>(path: string): ReadonlyMap<string, Row> =>
	new Map(readRows<Row>(path).map((row) => [row.id, row]));

/** Writes a row to standard output. */
export const writeRow = (row: object): void => void process.stdout.write(`${JSON.stringify(row)}\n`);

/** The file names in a command's arguments; ends the program with its usage when one is missing. */
export function filesOf(usage: string): readonly string[] {
	const files = process.argv.slice(2);
	if (files.length === usage.split(' ').filter((word) => word.startsWith('<')).length) return files;
	console.error(`node ${usage} > …`);
	process.exit(2);
}
