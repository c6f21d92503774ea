/** The beginning of a text on one line, cut at the end of a word: the title of a row, or its accessible name. */
export function excerptStart(text: string, most: number): string {
	const line = text.trim().replace(/\s+/g, ' ');
	if (line.length <= most) return line;
	const gap = line.lastIndexOf(' ', most - 1);
	const cut = gap > most / 2 ? gap : most - 1;
	const isHalved = /[\ud800-\udbff]/.test(line.charAt(cut - 1));
	return `${line.slice(0, isHalved ? cut - 1 : cut).replace(/[,;:.]$/, '')}…`;
}
