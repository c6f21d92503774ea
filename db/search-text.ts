const ACCENTS = /[\u0300-\u036f]/g;
/** A TEXT column ends at its first NUL and has no place for half a character. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/**
 * The texts as a search compares them, in any script: without case, accents and differences of white space. Upper case,
 * because lower case is ambiguous: a Greek sigma has another form at the end of a word, a German ß becomes two capitals.
 */
export function toSearchText(...texts: readonly string[]): string {
	return texts
		.map((text) => text.normalize('NFKD').replace(ACCENTS, '').toUpperCase())
		.join(' ')
		.replace(UNSTORABLE, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}
