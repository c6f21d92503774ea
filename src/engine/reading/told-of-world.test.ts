import { expect, it } from 'vitest';
import { read } from './read.ts';
import { isToldOfWorld } from './told-of-world.ts';

const kindOf = (text: string, words: string) => read(text).clauses.find(({ span }) => span.text.includes(words))?.part;

it.each([
	['She is very formal.'],
	['I work from home and I am on calls.'],
	['There is black mould in the bedroom of our flat.'],
	['My brother is shy.'],
	['I have no printer.'],
])('takes "%s" for a fact', (words) => expect(isToldOfWorld('limit', words)).toBe(true));

it.each([
	['She wants it short.'],
	['It has to fit on one page.'],
	['We are pure veg no egg.'],
	["One won't eat fish."],
	['My wrist is bad so not heavy.'],
	['There are 14 of us.'],
	['No bullet points.'],
])('takes "%s" for a wish', (words) => expect(isToldOfWorld('limit', words)).toBe(false));

it('takes no wish of another kind for a fact', () => {
	expect(isToldOfWorld('style', 'She is very formal.')).toBe(false);
	expect(isToldOfWorld('content', 'line numbers are shown beside each finding')).toBe(false);
});

it('makes such facts background when a request is read', () =>
	expect(kindOf('write a poem for my nans funeral, 12 lines. she gardens and swears a lot', 'gardens')).toBe(
		'background',
	));
