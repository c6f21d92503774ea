/**
 * Folds case, unifies quotation marks and collapses white space, so that texts that differ only in these compare as
 * equal.
 */
export function comparable(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[‘’‚‛′]/g, "'")
		.replace(/[“”„‟″«»]/g, '"')
		.replace(/\s+/g, ' ')
		.trim();
}
