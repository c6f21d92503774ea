import { findCommandCuts } from './command-cuts.ts';
import { ABBREVIATIONS } from './data/abbreviations.ts';
import { findLineCuts } from './line-cuts.ts';
import { findLongQuotations, findProtected } from './protected.ts';
import { findAll, type Range, type Source } from './source.ts';

// A run of closing marks, then white space; or a full-width mark, which needs no space after it.
const SENTENCE_END = /[.!?…]{1,10}["'”’)\]*_]{0,3}(?=\s)|[。！？｡]{1,5}[」』”"）)]{0,2}/g;
const SEMICOLON = /;(?=\s)|；/g;

/** Offsets at which a new clause starts, ascending, without duplicates. */
export function findBoundaries(source: Source, range: Range): number[] {
	const lines = findLineCuts(source, range);
	const shelters = [...findProtected(source, range), ...lines.shown];
	const isFree = (at: number) => !shelters.some((shelter) => shelter.start < at && at < shelter.end);
	const cuts = [
		...findAll(source, range, SENTENCE_END)
			.filter((match) => endsSentence(source, match))
			.map((match) => match.index + match[0].length),
		...findAll(source, range, SEMICOLON).map((match) => match.index + 1),
		...findCommandCuts(source, range),
	].filter(isFree);
	const quotations = lines.cuts.length > 0 ? findLongQuotations(source, range) : [];
	const lineCuts = lines.cuts.filter((at) => !quotations.some((one) => one.start < at && at < one.end));
	return [...new Set([...cuts, ...lineCuts])].sort((a, b) => a - b);
}

function endsSentence({ folded }: Source, match: RegExpExecArray): boolean {
	// 'translate "how are you?" to Japanese': a mark inside quotation marks ends what is quoted, not the sentence.
	if (match[0][0] !== '.') return /[!?]$/.test(match[0]) || !continues(folded, match);
	if (match[0].startsWith('..') || /["')\]]$/.test(match[0])) return !continues(folded, match);
	const word = wordBefore(folded, match.index);
	if (ABBREVIATIONS.has(word.toLowerCase())) return isUnmistakable(folded, match, word);
	if (/^[A-Z]$/.test(word) && !OPENS_SENTENCE.test(folded.slice(match.index + 1, match.index + 12))) return false;
	if (isListNumber(folded, match.index, word)) return false;
	return true;
}

/** "John B. Smith" goes on; after "Party B. The" a sentence begins. */
const OPENS_SENTENCE =
	/^\s{1,4}(?:The|This|These|Those|It|In|Each|Please|Also|Make|Include|If|For|Then|And|But|You|Your|We|They)\b/;

/** The last twenty characters at the most, read from the end: a pattern would try every start. */
function wordBefore(folded: string, end: number): string {
	let start = end;
	while (start > 0 && end - start < 20 && !WORD_STARTS_AFTER.test(folded.charAt(start - 1))) start--;
	return folded.slice(start, end);
}

const WORD_STARTS_AFTER = /[\s("'[]/;

/** After an abbreviation only a new paragraph of sense is a new sentence: "etc. Then" but not "Mr. Then". */
function isUnmistakable(folded: string, match: RegExpExecArray, word: string): boolean {
	if (!/^(?:etc\.?|am|pm|a\.m|p\.m|inc|ltd|co|jr|sr|no|ex|al|m)$/i.test(word)) return false;
	return /^\s+[A-ZÀ-Þ]/.test(folded.slice(match.index + match[0].length, match.index + match[0].length + 4));
}

/** "1." at the start of a line numbers an item. */
function isListNumber(folded: string, at: number, word: string): boolean {
	return /^(?:\d{1,3}|[a-z])$/i.test(word) && /(?:^|\n)[ \t]*\S{1,3}$/.test(folded.slice(Math.max(0, at - 12), at));
}

function continues(folded: string, match: RegExpExecArray): boolean {
	return /^\s+[a-z]/.test(folded.slice(match.index + match[0].length, match.index + match[0].length + 4));
}
