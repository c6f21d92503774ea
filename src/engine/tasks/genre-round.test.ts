import { describe, expect, it } from 'vitest';
import { optimise } from '../optimise.ts';

function roundFor(text: string) {
	const result = optimise(text);
	if (result.outcome !== 'clarify') throw new Error(`no question about: ${text}`);
	return result.clarification;
}

const askedOf = (text: string): string[] => roundFor(text).questions.map(({ question }) => question);

describe('a request that names only its kind', () => {
	it.each([
		['write a complaint email to the airline', /What went wrong/],
		['write a speech', /Who will be there/],
		['plan a trip', /Where do you stay/],
	])('is asked the questions of its genre: %s', (text, question) => {
		expect(askedOf(text).join(' ')).toMatch(question);
	});

	it('is first asked for the detail it cannot do without, where only a wide kind is known', () => {
		expect(askedOf('write an email')[0]).toBe('Who is it to?');
	});

	it('has only complete answers to tap, since the text field is there already', () => {
		for (const text of ['write a speech', 'plan a trip', 'write a complaint email to the airline'])
			for (const { options } of roundFor(text).questions) {
				expect(options.length).toBeGreaterThanOrEqual(1);
				expect(options.join()).not.toContain('…');
			}
	});

	it('is not asked again beside the result', () => {
		const asked = roundFor('write a speech').questions.map(({ id }) => id);
		const answered = 'write a speech\n\nAdditional context: my sister’s wedding';
		const result = optimise(answered, undefined, {
			revision: { undone: [], assumptions: {}, isShort: false },
			asked,
			takesDefaults: false,
		});
		if (result.outcome !== 'optimised') throw new Error('asked twice');
		expect(result.questions.filter(({ id }) => asked.includes(id))).toEqual([]);
	});
});

describe('a request that refers to something earlier', () => {
	const notSeen = 'Earlier messages are not seen here';
	it.each([
		['ok but in table and w prices', `${notSeen}: which text should “ok but in table and w prices” change?`],
		['continue', `${notSeen}: from which text should “continue” go on?`],
		['fix my grammar', 'In which text is that, “fix my grammar”: can you paste it here?'],
		['now make it shorter and add the dog', `${notSeen}: which text is “it” in “now make it shorter and add the dog”?`],
		['review my cv', 'What does your cv say: can you paste it, or say what is in it?'],
		['summarise the meeting notes', 'What do the meeting notes say: can you paste them, or say what is in them?'],
		[
			'can u make the attached pdf into a one pager for my team',
			'“the attached pdf” did not come through: can you paste its text, or say what is in it?',
		],
	])('is asked for it in its own words: %s', (text, question) => {
		expect(askedOf(text)).toEqual([question]);
	});

	it('but not where it comes with the next message', () => {
		const text = 'change this formal letter to easy read, its about the bus route. ill paste it in next msg';
		expect(optimise(text).outcome).toBe('optimised');
	});

	it('and a picture of nothing for what it should show', () => {
		expect(askedOf('make a nice picture for facebook')).toEqual(['What should be in the picture?']);
	});

	it('and a failure with its message is not asked about', () => {
		expect(askedOf('help it says error 500 when i try to log in to my website')).toEqual([
			'What does it run on, and what changed before “error 500” came?',
		]);
	});
});
