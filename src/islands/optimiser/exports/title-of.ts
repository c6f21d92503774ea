const MOST_CHARS = 80;
const ENDS = /[.。।…\s]+$/u;

/** The title of a result on paper and in files: its intent, cut between words. @param otherwise title of a result without intent */
export function titleOf(intent: string, otherwise: string): string {
	const line = intent.replace(/\s+/g, ' ').trim().replace(ENDS, '');
	if (line.length <= MOST_CHARS) return line || otherwise;
	const cut = line.slice(0, MOST_CHARS).replace(/[\ud800-\udbff]$/, '');
	const atWord = cut.replace(/\s\S*$/u, '');
	return `${(atWord.length > MOST_CHARS / 2 ? atWord : cut).replace(/[,;:\s]+$/, '')}…`;
}
