import { findTable, type Table } from './tables.ts';

interface Vocabulary {
	readonly lines: ReadonlySet<string>;
	readonly text: string;
}

const known = new WeakMap<Table, Vocabulary>();

/** Whether a line is, to the letter, one that the engine's translators wrote. */
export const isOwnLine = (code: string, line: string): boolean => vocabularyOf(code)?.lines.has(line) ?? false;

/** Whether words occur anywhere in the engine's own wording of that language. */
export const isOwnWord = (code: string, words: string): boolean => vocabularyOf(code)?.text.includes(words) ?? false;

function vocabularyOf(code: string): Vocabulary | null {
	const table = findTable(code);
	if (table === null) return null;
	const found = known.get(table) ?? { lines: new Set(Object.values(table)), text: Object.values(table).join('\n') };
	known.set(table, found);
	return found;
}
