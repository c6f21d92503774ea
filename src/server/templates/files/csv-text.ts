/** A spreadsheet runs a cell that begins with one of these as a formula (OWASP: CSV injection). */
const IS_FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const IS_GUARDED = /^'+[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** Byte order mark: without it Excel reads UTF-8 as the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Writes rows in the form of RFC 4180. A cell that could be a formula gets an apostrophe in front, which `readCsv`
 * removes.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
	return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
	const guarded = IS_FORMULA.test(text) ? `'${text}` : text;
	return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The rows of a table with commas, semicolons or tabs between cells; null if a quotation mark is not closed. */
export function readCsv(text: string): string[][] | null {
	const table = text.replace(/^\ufeff/, '');
	const separator = separatorOf(table);
	// A cell, with or without quotation marks, and the separator or line end after it.
	const cell = new RegExp(
		`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*)?)(${separator}|\\r\\n|\\n|\\r|$)`,
		'y',
	);
	const rows: string[][] = [];
	let row: string[] = [];
	while (cell.lastIndex < table.length) {
		const match = cell.exec(table);
		if (match === null) return null;
		const [, quoted, plain = '', end] = match;
		row.push((quoted?.replaceAll('""', '"') ?? plain).replace(IS_GUARDED, (start) => start.slice(1)));
		if (end === separator && cell.lastIndex === table.length) row.push('');
		if (end === separator) continue;
		rows.push(row);
		row = [];
	}
	return row.length > 0 ? [...rows, row] : rows;
}

/** The most frequent separator of the heading. */
function separatorOf(table: string): string {
	const [heading = ''] = table.split(/\r?\n/, 1);
	const count = (sign: string) => heading.split(sign).length;
	return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
