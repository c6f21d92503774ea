import type { Range, Source } from './source.ts';

const LIST_ITEM = /^[ \t]*(?:[-*•‣◦–—+]|\d{1,3}[.)]|[a-zA-Z][.)]|#{1,6})[ \t]/;

/** Offsets just after each line break that separates clauses; a hard-wrapped sentence is not cut at its wrap. */
export function findLineCuts({ text }: Source, range: Range): number[] {
	const cuts: number[] = [];
	let lineStart = range.start;
	for (let at = text.indexOf('\n', range.start); at >= 0 && at < range.end; at = text.indexOf('\n', at + 1)) {
		if (!isWrap(text.slice(lineStart, at), nextLine(text, at + 1, range.end))) cuts.push(at + 1);
		lineStart = at + 1;
	}
	return cuts;
}

/** A long line without closing mark, carried on in lower case, was broken by its width. */
function isWrap(line: string, next: string): boolean {
	return (
		line.trim().length >= 50 &&
		/[\p{L}\p{N},]\s*$/u.test(line.slice(-8)) &&
		/^[\p{Ll}\d(]/u.test(next) &&
		!LIST_ITEM.test(next)
	);
}

function nextLine(text: string, start: number, end: number): string {
	const stop = text.indexOf('\n', start);
	return text.slice(start, stop < 0 ? end : Math.min(stop, end));
}
