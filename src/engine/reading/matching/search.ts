import { canMatch } from './can-match.ts';
import { type Starts, startsOf } from './starts.ts';
import type { Stems } from './stems.ts';

/**
 * The matches of `matchAll`, without the copy of the pattern that it makes: on short clauses the copy costs more than the
 * search.
 *
 * @param stems of the text: with them a pattern is tried only where one of its matches can begin
 */
export function everyMatch(text: string, pattern: RegExp, stems?: Stems): RegExpExecArray[] {
	const starts = stems && knownStarts(pattern, stems);
	return starts ? matchesAt(text, stems, starts) : matchesThrough(text, pattern);
}

/** Whether a pattern matches anywhere in a text. */
export function occurs(text: string, pattern: RegExp, stems: Stems): boolean {
	if (!canMatch(pattern, stems)) return false;
	const starts = knownStarts(pattern, stems);
	return starts ? matchesAtAny(text, stems, starts) : pattern.test(text);
}

/** The first match in a text, for a pattern that is not global. */
export function firstMatch(text: string, pattern: RegExp, stems: Stems): RegExpExecArray | null {
	if (!canMatch(pattern, stems)) return null;
	const starts = knownStarts(pattern, stems);
	return starts ? firstAt(text, stems, starts) : pattern.exec(text);
}

/** Where a match may begin; null where that is not known, or where a foreign text has too many such places. */
function knownStarts(pattern: RegExp, stems: Stems): Starts | null {
	const starts = startsOf(pattern);
	return starts && (starts.isAscii || !stems.isForeign) ? starts : null;
}

function matchesAt(text: string, stems: Stems, starts: Starts): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	const { bits, places } = stems;
	const { sticky } = starts;
	let end = 0;
	for (let index = 0; index < bits.length; index++) {
		if (!starts.stems.isSet(bits[index] as number)) continue;
		const place = places[index] as number;
		if (place < end) continue;
		sticky.lastIndex = place;
		const match = sticky.exec(text);
		if (!match) continue;
		found.push(match);
		end = sticky.lastIndex;
	}
	return found;
}

function firstAt(text: string, { bits, places }: Stems, { stems, sticky }: Starts): RegExpExecArray | null {
	for (let index = 0; index < bits.length; index++) {
		if (!stems.isSet(bits[index] as number)) continue;
		sticky.lastIndex = places[index] as number;
		const match = sticky.exec(text);
		if (match) return match;
	}
	return null;
}

function matchesAtAny(text: string, { bits, places }: Stems, { stems, sticky }: Starts): boolean {
	for (let index = 0; index < bits.length; index++) {
		if (!stems.isSet(bits[index] as number)) continue;
		sticky.lastIndex = places[index] as number;
		if (sticky.test(text)) return true;
	}
	return false;
}

function matchesThrough(text: string, pattern: RegExp): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	pattern.lastIndex = 0;
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		found.push(match);
		// Steps over an empty match, which would be found again for ever, by one character, even where that is two units.
		if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
	}
	return found;
}
