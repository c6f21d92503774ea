import { expect, it } from 'vitest';
import { everySaid, maySay, says, whereSaid } from './says.ts';

const BUDGET = /\b(?:on|tight|low) (?:a )?budget\b|\bcheap\w*|[£$€]/i;

it('a pattern is found where its words are, in whatever case', () => {
	expect(says('a holiday on a BUDGET', BUDGET)).toBe(true);
	expect(says('for £30', BUDGET)).toBe(true);
	expect(says('the cheapest way', BUDGET)).toBe(true);
});

it('no search runs where a word that every match has is missing', () => {
	expect(maySay('a poem about rain', BUDGET)).toBe(false);
	expect(says('a poem about rain', BUDGET)).toBe(false);
});

it('where all these words are there, the search decides', () => {
	expect(maySay('on a budget', /\bbudget on\b/i)).toBe(true);
	expect(says('on a budget', /\bbudget on\b/i)).toBe(false);
});

it('the first match and every match are those of a search of the whole text', () => {
	const text = 'Wait, no. wait 3, or wait 4';
	for (const pattern of [/\bwait,? \w+/i, /(?<=\.\s)wait \d/, /[a-z]+ \d/, /\bgreen\b/]) {
		const every = new RegExp(pattern, `${pattern.flags}g`);
		expect(whereSaid(text, pattern), pattern.source).toEqual(pattern.exec(text));
		expect(everySaid(text, every), pattern.source).toEqual([...text.matchAll(every)]);
	}
});

it('a pattern with a part of another case is searched for as it is written', () => {
	expect(says('a trip to Rome', /\bto (?-i:\p{Lu}\p{Ll})/iu)).toBe(true);
	expect(says('a trip to rome', /\bto (?-i:\p{Lu}\p{Ll})/iu)).toBe(false);
});

it('more texts than are kept do not change an answer', () => {
	const texts = Array.from({ length: 400 }, (_, at) => `${'word '.repeat(20)}${at % 2 === 0 ? 'cheap' : 'dear'} ${at}`);
	for (const round of [1, 2]) expect(texts.filter((text) => says(text, BUDGET)).length, `round ${round}`).toBe(200);
});
