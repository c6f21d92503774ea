import { canMatch } from './matching/can-match.ts';
import { keptForLast } from './matching/kept-for-last.ts';
import { everyMatch } from './matching/search.ts';
import { numbersOf, STEM, type Stems, stemsIn } from './matching/stems.ts';
import { inOneByte } from './one-byte.ts';
import type { Range, Source } from './source.ts';

/** One clause ready for matching: folded, on one line, with its place in the whole text. */
export interface Passage {
	readonly start: number;
	readonly text: string;
	/** The stems of the text, by which patterns that cannot match are skipped. */
	readonly stems: Stems;
	readonly hasNumber: boolean;
}

/** Stems to look for. */
export type Cues = readonly number[];

export interface Matched extends Range {
	readonly match: RegExpExecArray;
}

const SEPARATORS = ' ,;:\t';
// "words." loses its full stop, "P.S." keeps it.
const CLOSES_SENTENCE = /^(?:[\p{L}\d)]{3}| \p{Ll}{2}|.{0,2}%)\.$/u;
const NUMBER_CUES = cuesFrom(
	'one two thre four five six seve eigh nine ten elev twel thir fift sixt twen fort nine hund thou once twic thri coup doze half both pair sing 0',
);

const passagesOf = keptForLast((_source: Source) => new Map<number, Passage>());

/** The passage of a range, kept by source, since rules and facts read the same ranges. */
export function passageOf(source: Source, range: Range): Passage {
	const passages = passagesOf(source);
	const place = range.start * (source.text.length + 1) + range.end;
	const made = passages.get(place);
	if (made) return made;
	const passage = readyFor(source, range);
	passages.set(place, passage);
	return passage;
}

function readyFor(source: Source, range: Range): Passage {
	const words = source.folded.slice(range.start, range.end);
	const text = (source.hasWide ? inOneByte(words) : words).replaceAll('\n', ' ');
	const stems = stemsIn(text);
	return { start: range.start, text, stems, hasNumber: stems.hasAny(NUMBER_CUES) };
}

/** Every match of a global pattern, as offsets into the whole text, without white space and separators at its ends. */
export function matchesIn(passage: Passage, pattern: RegExp): Matched[] {
	return canMatch(pattern, passage.stems) ? searchIn(passage, pattern) : [];
}

/** The same for a pattern that is known to be able to match. */
export function searchIn({ start, text, stems }: Passage, pattern: RegExp): Matched[] {
	const found: Matched[] = [];
	for (const match of everyMatch(text, pattern, stems)) {
		const said = match[0];
		let from = 0;
		let to = said.length;
		while (from < to && (said[from] === ' ' || (said[from] === ',' && said[from + 1] === ' '))) from++;
		while (to > from && SEPARATORS.includes(said[to - 1] as string)) to--;
		if (said[to - 1] === '.' && CLOSES_SENTENCE.test(said.slice(Math.max(from, to - 4), to))) to--;
		found.push({ start: start + match.index + from, end: start + match.index + to, match });
	}
	return found;
}

/** The stem of the first word of each phrase. */
export function stemsOf(words: readonly string[]): readonly string[] {
	return [...new Set(words.map((word) => stemOf(word.split(/[ .-]/)[0] ?? word)))];
}

/** Whether any of the stems occurs. */
export function hasAny({ stems }: Passage, cues: Cues): boolean {
	return stems.hasAny(cues);
}

/** @param stems parted by spaces, or as a list */
export function cuesFrom(stems: string | readonly string[]): Cues {
	return numbersOf(typeof stems === 'string' ? stems.split(' ') : stems);
}

function stemOf(word: string): string {
	return word.slice(0, STEM).toLowerCase();
}
