import { expect, test } from 'vitest';
import { fc } from '#support/properties';
import { WORST_PAIRS } from '#support/worst-texts';
import { compareTexts } from './compare-texts.ts';

const drawn = (before: string, after: string) =>
	compareTexts(before, after)
		.pieces.map(({ kind, text }) => `${kind}: ${text.trim()}`)
		.filter((piece) => !piece.endsWith(': '));

test('the same text is one piece, in any letter case', () => {
	expect(drawn('Write a poem.', 'write a poem.')).toEqual(['same: write a poem.']);
});

test('an inserted word is added, and the words around it are unchanged', () => {
	expect(drawn('write a short poem', 'Write a short funny poem')).toEqual([
		'same: Write a short',
		'added: funny',
		'same: poem',
	]);
});

test('a missing word is removed at its place', () => {
	expect(drawn('please write a short poem', 'Write a short poem')).toEqual([
		'removed: please',
		'same: Write a short poem',
	]);
});

test('a clause in another place is moved, neither lost nor added', () => {
	expect(
		drawn('no jokes at all, write an email to the whole team', 'Write an email to the whole team\n\nNo jokes at all'),
	).toEqual(['same: Write an email to the whole team', 'moved: No jokes at all']);
});

test('a repetition in the second text is not added', () => {
	expect(drawn('write a long letter', 'Write a long letter. To hand over: a long letter')).toEqual([
		'same: Write a long letter',
		'same: .',
		'added: To hand over:',
		'moved: a long letter',
	]);
});

test('words in both texts are counted, moved ones too', () => {
	const { total, kept, added } = compareTexts('be brief, write a poem', 'Write a poem. Eight lines. Be brief.');
	expect({ total, kept, added }).toEqual({ total: 5, kept: 5, added: 2 });
});

test('texts without a common word are removed and added whole', () => {
	expect(drawn('one two three', 'vier fünf sechs')).toEqual(['added: vier fünf sechs', 'removed: one two three']);
});

test('scripts without spaces are compared in runs', () => {
	const { kept, total } = compareTexts('会議のメールを書いて、120語以内', '## 意図\n会議のメールを書いて、120語以内');
	expect(kept).toBe(total);
});

test('an empty text has nothing in common with any', () => {
	expect(drawn('', 'a poem')).toEqual(['added: a poem']);
	expect(drawn('a poem', '')).toEqual(['removed: a poem']);
});

function expectWhole(before: string, after: string): void {
	const { pieces } = compareTexts(before, after);
	const shown = pieces.filter(({ kind }) => kind !== 'removed').map((piece) => piece.text);
	expect(shown.join('')).toBe(/\S/.test(after) ? after : '');
	for (const { kind, text } of pieces) if (kind === 'removed') expect(before).toContain(text);
}

test('the pieces give every character of the second text in order, and removed pieces come from the first', () => {
	const word = fc.constantFrom('write', 'a', 'poem', 'no', 'jokes', 'Friday', ',', '.', '\n', '120', 'été', '会議');
	const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
	fc.assert(fc.property(text, text, expectWhole));
});

test('the longest texts are compared the same way', () => {
	for (const [before, after] of WORST_PAIRS) expectWhole(before, after);
});
