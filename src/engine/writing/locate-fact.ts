import type { Fact, PlannedLine, PlannedSection, SectionId, Span } from '#engine/types';
import { asLine } from './as-line.ts';

export interface Place {
	readonly section: SectionId;
	readonly line: PlannedLine;
	/** Offsets inside the line's text. */
	readonly start: number;
	readonly end: number;
}

/** The person's lines of one plan, with the places already found and each text folded at most once. */
interface Index {
	readonly lines: readonly { readonly section: SectionId; readonly line: PlannedLine }[];
	readonly places: Map<Fact, Place | null>;
	readonly folded: Map<PlannedLine | Span, string>;
	/** Where the sentences a line was made of begin in it; -1 where one was reworded. */
	readonly holders: Map<PlannedLine, Map<Span, number>>;
}

const indexes = new WeakMap<readonly PlannedSection[], Index>();

function indexFor(sections: readonly PlannedSection[]): Index {
	const known = indexes.get(sections);
	if (known) return known;
	const lines = sections.flatMap(({ id, lines: all }) =>
		all.filter(({ origin }) => origin === 'yours').map((line) => ({ section: id, line })),
	);
	const index: Index = { lines, places: new Map(), folded: new Map(), holders: new Map() };
	indexes.set(sections, index);
	return index;
}

/** Where a fact stands: first in the line its own clause became, else in any line of the person. Null: nowhere. */
export function locateFact(fact: Fact, sections: readonly PlannedSection[]): Place | null {
	const index = indexFor(sections);
	const known = index.places.get(fact);
	if (known !== undefined) return known;
	const place = findPlace(fact, index);
	index.places.set(fact, place);
	return place;
}

function findPlace(fact: Fact, index: Index): Place | null {
	const words = fold(asLine(fact.span.text));
	const others: Index['lines'][number][] = [];
	for (const { section, line } of index.lines) {
		const holder = line.source.find((span) => covers(span, fact.span));
		const place = holder ? findInOwnLine(fact, words, section, line, holder, index) : null;
		if (place) return place;
		if (!holder) others.push({ section, line });
	}
	if (words === '') return null;
	for (const { section, line } of others) {
		const start = foldedOnce(line, index).indexOf(words);
		if (start >= 0) return { section, line, start, end: start + words.length };
	}
	return null;
}

const covers = (outer: Span, inner: Span) => outer.start <= inner.start && outer.end >= inner.end;

function findInOwnLine(
	fact: Fact,
	words: string,
	section: SectionId,
	line: PlannedLine,
	holder: Span,
	index: Index,
): Place | null {
	if (line.rule.startsWith('source.')) {
		const start = fact.span.start - holder.start;
		return { section, line, start, end: start + fact.span.end - fact.span.start };
	}
	if (words === '') return null;
	const same = findInPlace(fact, words, line, holder, index);
	if (same !== null) return { section, line, start: same, end: same + words.length };
	const start = nthIndexOf(foldedOnce(line, index), words, countBefore(fact.span, words, line, index));
	return start < 0 ? null : { section, line, start, end: start + words.length };
}

/** Where the words stand in a line that holds all of the person's sentence: as far in as they were. Null: it was reworded. */
function findInPlace(fact: Fact, words: string, line: PlannedLine, holder: Span, index: Index): number | null {
	const sentence = foldedOnce(holder, index);
	if (sentence.length !== holder.text.length) return null;
	const text = foldedOnce(line, index);
	let at = index.holders.get(line)?.get(holder);
	if (at === undefined) {
		const first = text.indexOf(sentence);
		at = first >= 0 && text.indexOf(sentence, first + 1) < 0 ? first : -1;
		const known = index.holders.get(line) ?? new Map<Span, number>();
		index.holders.set(line, known.set(holder, at));
	}
	const start = at + fact.span.start - holder.start;
	return at >= 0 && text.startsWith(words, start) ? start : null;
}

/** A line as it stands; the words a line was made of as they would stand on one. */
function foldedOnce(words: PlannedLine | Span, { folded }: Index): string {
	const known = folded.get(words);
	if (known !== undefined) return known;
	const text = fold('origin' in words ? words.text : asLine(words.text));
	folded.set(words, text);
	return text;
}

/** Case may change at the start of a line, nowhere else; a fold that changes the length would move every offset. */
function fold(text: string): string {
	const lower = text.toLowerCase();
	return lower.length === text.length ? lower : text;
}

/** How often the same words stand before the fact in what the line was made of: the second "3" must find the second. */
function countBefore(fact: Span, words: string, line: PlannedLine, index: Index): number {
	let count = 0;
	for (const span of line.source) {
		if (span.start > fact.start) break;
		const text = foldedOnce(span, index);
		const before = covers(span, fact) ? text.slice(0, fact.start - span.start) : text;
		for (let at = before.indexOf(words); at >= 0; at = before.indexOf(words, at + words.length)) count++;
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
