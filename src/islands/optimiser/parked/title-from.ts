const MOST_CHARS = 60;

/** A title from the first line of a request, cut between words. */
export function titleFrom(text: string): string {
	const line = (text.trim().split('\n')[0] ?? '').trim();
	if (line.length <= MOST_CHARS) return line;
	const cut = line.slice(0, MOST_CHARS);
	const gap = cut.lastIndexOf(' ');
	return `${(gap > 0 ? cut.slice(0, gap) : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}
