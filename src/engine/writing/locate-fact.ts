import type { Fact, PlannedLine, PlannedSection, SectionId, Span } from '#engine/types';
import { asLine } from './as-line.ts';

export interface Place {
	readonly section: SectionId;
	readonly line: PlannedLine;
	/** Offsets inside the line's text. */
	readonly start: number;
	readonly end: number;
}

/** Where a fact stands: first in the line its own clause became, else in any line of the person. Null: nowhere. */
export function locateFact(fact: Fact, sections: readonly PlannedSection[]): Place | null {
	let elsewhere: Place | null = null;
	for (const { id, lines } of sections)
		for (const line of lines) {
			if (line.origin !== 'yours') continue;
			const holder = line.source.find((span) => covers(span, fact.span));
			if (!holder && elsewhere) continue;
			const place = findInLine(fact, id, line, holder);
			if (place && holder) return place;
			elsewhere ??= place;
		}
	return elsewhere;
}

const covers = (outer: Span, inner: Span) => outer.start <= inner.start && outer.end >= inner.end;

function findInLine(fact: Fact, section: SectionId, line: PlannedLine, holder: Span | undefined): Place | null {
	if (line.rule.startsWith('source.') && holder) {
		const start = fact.span.start - holder.start;
		return { section, line, start, end: start + fact.span.end - fact.span.start };
	}
	const words = fold(asLine(fact.span.text));
	const start = nthIndexOf(fold(line.text), words, holder ? countBefore(fact.span, line) : 0);
	return start < 0 || words === '' ? null : { section, line, start, end: start + words.length };
}

/** Case may change at the start of a line, nowhere else; a fold that changes the length would move every offset. */
function fold(text: string): string {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text;
}

/** How often the same words stand before the fact in what the line was made of: the second "3" must find the second. */
function countBefore(fact: Span, line: PlannedLine): number {
	const words = fold(asLine(fact.text));
	let count = 0;
	for (const span of line.source) {
		if (span.start > fact.start) break;
		const before = fold(asLine(span.text)).slice(0, covers(span, fact) ? fact.start - span.start : undefined);
		for (let at = before.indexOf(words); at >= 0 && words !== ''; at = before.indexOf(words, at + words.length))
			count++;
	}
	return count;
}

function nthIndexOf(text: string, words: string, n: number): number {
	let at = text.indexOf(words);
	for (let i = 0; i < n && at >= 0; i++) {
		const next = text.indexOf(words, at + words.length);
		if (next < 0) return at;
		at = next;
	}
	return at;
}
