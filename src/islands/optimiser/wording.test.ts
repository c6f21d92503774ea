import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.ts';
import { fillIn, fillInCount } from './fill-in.ts';
import { formatLondonTime } from './london-time.ts';
import { summariseLedger } from './result/ledger-summary.ts';

const entry = (start: number, status: 'kept' | 'moved' | 'missing') => ({
	id: `${start}`,
	kind: 'requirement',
	text: 'x',
	negated: false,
	source: { start, end: start + 1 },
	landed: null,
	status,
});

test('braces are filled in, and an unknown name stays visible', () => {
	expect(fillIn('{n} of {limit}, {typo}', { n: 2, limit: 3 })).toBe('2 of 3, {typo}');
});

test('one has the singular, every other number the plural', () => {
	const forms = { one: "{n} don't kept", other: "{n} don'ts kept" };
	expect([0, 1, 4].map((n) => fillInCount(forms, n))).toEqual(["0 don'ts kept", "1 don't kept", "4 don'ts kept"]);
});

test('a moved fact counts as kept, a missing one does not', () => {
	const ledger = [entry(0, 'kept'), entry(2, 'moved'), entry(4, 'missing')];
	const made = { ledger, provenance: [], blocks: [], optimised_prompt: '' };
	expect(summariseLedger('a b c', made)).toEqual({ total: 3, kept: 2 });
});

test('the time of a reset is given in London time, in winter and in summer', () => {
	expect(formatLondonTime('2026-11-23T00:00:00.000Z')).toBe('Monday 23 November, 00:00');
	expect(formatLondonTime('2026-07-05T23:00:00.000Z')).toBe('Monday 6 July, 00:00');
});

test('an excerpt is the line around a range, cut between words', () => {
	const text = `first line\n${'word '.repeat(30)}HERE${' tail'.repeat(30)}\nlast line`;
	const start = text.indexOf('HERE');
	const excerpt = excerptAround(text, { start, end: start + 4 });
	expect(excerpt).toMatch(/^…word (?:word )+HERE(?: tail)+…$/);
	expect(excerpt.length).toBeLessThan(130);
	expect(excerptAround('no hashtags\nnext', { start: 0, end: 11 })).toBe('no hashtags');
	expect(excerptAround('- No jokes.\nnext', { start: 2, end: 10 })).toBe('No jokes.');
});
