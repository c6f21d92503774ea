import { describe, expect, it } from 'vitest';
import { read } from '#engine/reading/read';
import { settleRoles } from '../settle-roles.ts';
import { compileRules } from './compile-rules.ts';

const compile = (text: string) => compileRules(settleRoles(read(text)));
const tests = (text: string) => compile(text).flatMap(({ test }) => test ?? []);
const lines = (text: string) => compile(text).flatMap(({ line }) => line ?? []);

describe('a rule as a test', () => {
	it.each([
		['Write a post about tea. Max 300 words.', 'Word count is at most 300.'],
		['Write a post about tea. Use fewer than 300 words.', 'Word count is fewer than 300.'],
		['Write a post about tea. No bullet points.', 'The result contains no bullet points.'],
		["Write a post about tea. Don't use the word 'artisan'.", 'The result does not contain "artisan".'],
		['Write to my landlord. Dont threaten to stop paying rent.', 'The result does not threaten to stop paying rent.'],
		['Write a poem about rain. Avoid clichés.', 'The result avoids clichés.'],
		['Write a poem about rain. End it with the phrase "Amen to that."', 'The result ends with exactly "Amen to that."'],
		['Write a poem about rain. Include the words "mud" and "boot".', 'The result contains "mud" and "boot".'],
	])('%j gives %j', (text, test) => {
		expect(tests(text)).toContain(test);
	});

	it("keeps the person's own spelling of a number", () => {
		expect(tests('Write a story about a fox with at least three paragraphs.').join()).toContain('at least three');
	});

	it('quotes a rule in another language instead of rewording it', () => {
		expect(tests('Escribe un poema sobre la playa. No menciones la lluvia.')).toContain(
			'Regla cumplida: No menciones la lluvia.',
		);
	});

	it.each([
		"Write a poem for kids about why you shouldn't eat sweets.",
		'Write a story about a gnome crossing a field without crows taking him.',
	])('makes no rule of what a request is about: %j', (text) => {
		expect(tests(text)).toEqual([]);
	});

	it('makes no size of what a question counts', () => {
		expect(tests('How many legs do 3 spiders have?')).toEqual([]);
	});

	it('states one rule once, though it can be read in several ways', () => {
		expect(tests('Write a post about tea. No bullet points.')).toHaveLength(1);
	});
});

describe('a rule inside the request', () => {
	it('is brought out as a short line', () => {
		expect(lines('Write a 300 word post about tea for teenagers.')).toEqual(
			expect.arrayContaining(['Length: 300 words.', 'Audience: teenagers.']),
		);
	});
});
