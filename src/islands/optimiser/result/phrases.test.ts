import { expect, test } from 'vitest';
import type { LedgerEntry } from '#contract/optimise';
import { phrasesOf, wholeWords } from './phrases.ts';

const TEXT = 'coach leaves 8.30am, cost £14.50, no more than 180 words, year 8s.';

function entryOf(words: string, more: Partial<LedgerEntry> = {}): LedgerEntry {
	const start = TEXT.indexOf(words);
	const source = { start, end: start + words.length };
	return { id: words, kind: 'number', text: words, negated: false, source, landed: null, status: 'kept', ...more };
}
const shown = (...entries: readonly LedgerEntry[]) =>
	phrasesOf(TEXT, entries).map(({ start, end }) => TEXT.slice(start, end));

test.each([
	['30am', '8.30am'],
	['50', '14.50'],
	['£14', '£14.50'],
	['8s', '8s'],
	['words', 'words'],
])('%s is widened to %s', (found, whole) => {
	const start = TEXT.indexOf(found);
	const { start: from, end: to } = wholeWords(TEXT, { start, end: start + found.length });
	expect(TEXT.slice(from, to)).toBe(whole);
});

test('phrases are in the order of the text', () => {
	expect(shown(entryOf('no more than 180 words'), entryOf('30am'))).toEqual(['8.30am', 'no more than 180 words']);
});

test('entries that share words are one phrase, which is lost when one of them is', () => {
	const [phrase, ...others] = phrasesOf(TEXT, [
		entryOf('no more than 180 words'),
		entryOf('180', { status: 'missing' }),
	]);
	expect(others).toEqual([]);
	expect(phrase).toMatchObject({ ids: ['no more than 180 words', '180'], isMissing: true });
});
