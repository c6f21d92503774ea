import type { Table } from '#engine/locales/tables';

/** A table that follows the English one: its texts in the same order, and none whose id is gone. */
export const tidy = (table: Table, english: Table): Table =>
	Object.fromEntries(Object.keys(english).flatMap((id) => (table[id] === undefined ? [] : [[id, table[id]]])));

/** What one language lacks, each with its English wording, and the ids in its table that no English text has. */
export function compareTexts(
	table: Table,
	english: Table,
): { missing: [id: string, english: string][]; gone: string[] } {
	return {
		missing: Object.entries(english).filter(([id]) => table[id] === undefined),
		gone: Object.keys(table).filter((id) => english[id] === undefined),
	};
}
