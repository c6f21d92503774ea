import { describe, expect, it } from 'vitest';
import { statesFact, suitsReader } from './statements.ts';

describe('a statement about the person’s world', () => {
	it.each([
		'We told him by WhatsApp 3 times.',
		'I can run 5k in about 34 minutes.',
		"I can't do the 16th.",
		'Groom side is from Pune and we are from Lucknow.',
		'Applied 200+ companies no response.',
		'last time i put i manage and they gave me zero points',
		'Tension says 22 st and 30 rows to 10cm',
		'My GP says it is a virus',
		'Projects: sales dashboard in power bi',
		'Husband wrote it and it sounds like a prison',
		'English is not my first language',
		'The plan is three years old',
	])('is a fact, whatever figures it holds: %s', (words) => {
		expect(statesFact(words)).toBe(true);
	});

	it.each([
		'It should be traditional but not too flowery',
		'I do nights every 3rd week so that week has to be lighter',
		'We are pure veg no egg',
		'She wants it short',
		'I have 2 hours a week',
		'they only accept planning matters so drop the rest',
		'ask when somebody comes',
		'Theme is sharks',
		'it can be funny',
		'Max 250 words',
		'Race is 27 April',
		'two minutes',
	])('is no wish, size or order: %s', (words) => {
		expect(statesFact(words)).toBe(false);
	});

	it.each(["She's 9 and doing a poster.", "I'm in 8th grade", 'he is very formal', 'they are from Colombia'])(
		'says whom the answer has to suit: %s',
		(words) => {
			expect(suitsReader(words)).toBe(true);
			expect(statesFact(words)).toBe(false);
		},
	);
});
