/** An alternation of literal words; a hyphen in the list also stands for a space. Longest first, so that "c++" wins over "c". */
export function anyOf(words: readonly string[]): string {
	const escaped = [...words]
		.sort((a, b) => b.length - a.length)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('-', '[ -]?'));
	return `(?:${escaped.join('|')})`;
}
