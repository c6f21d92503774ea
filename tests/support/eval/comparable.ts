/** Case folded, quotes unified, white space collapsed: two texts that differ only so say the same. */
export function comparable(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[‘’‚‛′]/g, "'")
		.replace(/[“”„‟″«»]/g, '"')
		.replace(/\s+/g, ' ')
		.trim();
}
