import type { Range, Source } from './source.ts';

/** One clause ready for matching: folded, on one line, with its place in the whole text. */
export interface Passage {
	readonly start: number;
	readonly text: string;
}

export function passageOf(source: Source, range: Range): Passage {
	return { start: range.start, text: source.folded.slice(range.start, range.end).replaceAll('\n', ' ') };
}

/** Every match of a global pattern, as offsets into the whole text. */
export function matchesIn({ start, text }: Passage, pattern: RegExp): (Range & { readonly match: RegExpExecArray })[] {
	return [...text.matchAll(pattern)].map((match) => {
		const trimmed = match[0].replace(/[\s,;:]{1,20}$/, '').replace(/([\p{L}\d)]{3}|%)\.$/u, '$1');
		const lead = /^\s{0,20}/.exec(match[0])?.[0].length ?? 0;
		const from = start + match.index;
		return { start: from + lead, end: from + Math.max(lead, trimmed.length), match };
	});
}
