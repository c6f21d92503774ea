import type { Table } from '#engine/locales/tables';

/** Sorts a table like the English one and drops ids without an English text. */
export const tidy = (table: Table, english: Table): Table =>
	Object.fromEntries(Object.keys(english).flatMap((id) => (table[id] === undefined ? [] : [[id, table[id]]])));

/** The texts that a language lacks, with their English wording, and the ids in its table without an English text. */
export function compareTexts(
	table: Table,
	english: Table,
): { missing: [id: string, english: string][]; gone: string[] } {
	return {
		missing: Object.entries(english).filter(([id]) => table[id] === undefined),
		gone: Object.keys(table).filter((id) => english[id] === undefined),
	};
}
