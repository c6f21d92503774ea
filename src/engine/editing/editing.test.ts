import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findCorrections } from './corrections.ts';
import { findSpellings } from './find-spellings.ts';
import { findOpening } from './openings.ts';

const applied = (text: string, edits: readonly { start: number; end: number; to: string }[]): string =>
	edits
		.toSorted((a, b) => b.start - a.start)
		.reduce((all, { start, end, to }) => all.slice(0, start) + to + all.slice(end), text);
const whole = (text: string) => [{ start: 0, end: text.length }];

describe('everyday spelling and shorthand', () => {
	it.each([
		['im sick tomorow', "I'm sick tomorrow"],
		['dont use jargon bc they hate it', "don't use jargon because they hate it"],
		['reply w/o the grammer mistakes', 'reply without the grammar mistakes'],
		['i think ppl like it', 'I think people like it'],
	])('is written out: %s', (text, meant) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en'))).toBe(meant);
	});

	it.each([
		['we met Cant and Wont there'],
		['email u@thx.example'],
		['the id of the row'],
		['Dr Teh and Hes called'],
		['read pls.txt'],
	])('is left alone where it may be a name, an address or another word: %s', (text) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en')).replace(/^I\b/, 'i')).toBe(text);
	});

	it('touches nothing in the ranges that are to stay', () => {
		const text = 'say "dont do it" and dont shout';
		expect(applied(text, findSpellings(text, whole(text), [{ start: 4, end: 16 }], 'en'))).toBe(
			'say "dont do it" and don\'t shout',
		);
	});

	it('knows the shorthand of the language that is written, and no other', () => {
		expect(applied('porque q', findSpellings('porque q', whole('porque q'), [], 'es'))).toBe('porque que');
		expect(findSpellings('q', whole('q'), [], 'de')).toEqual([]);
	});
});

describe('a value that was taken back', () => {
	it.each([
		['3, no 4 slides', '4 slides'],
		['friday, sorry saturday at 5', 'saturday at 5'],
		['budget 5000 ... no, 6000', 'budget 6000'],
		['10 people, no wait 12', '12'],
		['预算5000两... 不对 6000', '预算6000'],
		['lunes, perdón martes', 'martes'],
	])('goes, with the words that take it back: %s', (text, left) => {
		expect(applied(text, findCorrections(text, whole(text)))).toBe(left);
	});

	it.each([
		'3 adults, no kids',
		'not 3 but 4',
		'friday and saturday',
		'2 eggs, no 1 % milk please'.slice(0, 6),
		'page 3, section 4',
	])('is nothing that stands beside another: %s', (text) => {
		expect(findCorrections(text, whole(text))).toEqual([]);
	});
});

describe('what is wanted, as an instruction', () => {
	it.each([
		['I need a letter to my landlord', 'Write a letter to my landlord'],
		['cover letter for a nursing home job', 'Write a cover letter for a nursing home job'],
		['can you please write a poem', 'write a poem'],
		['i need to tell my boss im late', 'Write a message to tell my boss im late'],
		['looking for ideas for a party', 'Give me ideas for a party'],
		['Script for a video', 'Write a script for a video'],
	])('%s', (text, instruction) => {
		expect(applied(text, findOpening(text, 0))).toBe(instruction);
	});

	it.each([
		'i want to build an app',
		'what should i cook',
		'text mum',
		'explain photosynthesis',
		'the letter my boss wrote',
	])('is left as it is where it is not sure: %s', (text) => {
		expect(findOpening(text, 0)).toEqual([]);
	});
});

describe('the edits of a request', () => {
	it('lie in order and none over another', () => {
		const { edits } = read('Hi, can you pls write a 3, no 4 line poem for my freind bc its her bday? thx');
		expect(edits.length).toBeGreaterThan(2);
		edits.slice(1).forEach((edit, at) => {
			expect(edit.start).toBeGreaterThanOrEqual(edits[at]?.end ?? 0);
		});
	});

	it('leave material and quotations as they are', () => {
		const text = 'fix the grammer in this pls:\n\n"i dont no wether he recieve it, pls anser me soon"';
		const start = text.indexOf('"');
		expect(read(text).edits.every(({ end }) => end <= start)).toBe(true);
	});
});
