import { overlaps, type Range } from '../source.ts';

/** The stretches of a range that no taken range covers. */
export function gapsBetween(range: Range, taken: readonly Range[]): Range[] {
	const gaps: Range[] = [];
	let start = range.start;
	for (const one of [...taken].sort((a, b) => a.start - b.start)) {
		if (one.start > start) gaps.push({ start, end: Math.min(one.start, range.end) });
		start = Math.max(start, one.end);
	}
	if (start < range.end) gaps.push({ start, end: range.end });
	return gaps;
}

/** Paragraphs: runs of lines between blank lines. */
export function paragraphsOf(text: string, range: Range): Range[] {
	const paragraphs: Range[] = [];
	let start = range.start;
	for (const blank of text.slice(range.start, range.end).matchAll(/\n[ \t]{0,40}\n\s{0,200}/g)) {
		paragraphs.push({ start, end: range.start + blank.index });
		start = range.start + blank.index + blank[0].length;
	}
	paragraphs.push({ start, end: range.end });
	return paragraphs.filter((one) => /\S/.test(text.slice(one.start, one.end)));
}

/** Non-blank lines. */
export function linesOf(text: string, range: Range): Range[] {
	const lines: Range[] = [];
	for (let start = range.start; start < range.end; ) {
		const stop = text.indexOf('\n', start);
		const end = stop < 0 || stop > range.end ? range.end : stop;
		if (/\S/.test(text.slice(start, end))) lines.push({ start, end });
		start = end + 1;
	}
	return lines;
}

export function touches(taken: readonly Range[], one: Range): boolean {
	return taken.some((other) => overlaps(other, one));
}
