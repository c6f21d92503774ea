const REACH = 60;
const LIST_MARK = /^(?:[-*•]|\d{1,3}[.)]) /;

/** The line around a range, cut at word gaps to about 60 characters on each side. */
export function excerptAround(text: string, range: { readonly start: number; readonly end: number }): string {
	const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
	const nextBreak = text.indexOf('\n', range.end);
	const lineEnd = nextBreak === -1 ? text.length : nextBreak;
	const from = stepToGap(text, Math.max(lineStart, range.start - REACH), lineStart, range.start);
	const to = Math.min(lineEnd, range.end + REACH);
	const lastGap = to === lineEnd ? to : Math.max(text.lastIndexOf(' ', to), range.end);
	const words = text.slice(from, lastGap).trim().replace(LIST_MARK, '');
	return `${from > lineStart ? '…' : ''}${words}${lastGap < lineEnd ? '…' : ''}`;
}

function stepToGap(text: string, wanted: number, lineStart: number, latest: number): number {
	if (wanted === lineStart) return wanted;
	const gap = text.indexOf(' ', wanted);
	return gap === -1 || gap > latest ? latest : gap + 1;
}
