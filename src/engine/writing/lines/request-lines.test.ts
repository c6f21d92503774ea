import { describe, expect, it } from 'vitest';
import type { PlannedLine } from '#engine/types';
import { briefOf, type Parted } from '#support/parted-request';
import { intentText, ruleLine, writeIntent } from './request-lines.ts';

const WISHES: Parted = [
	['ban', ' No puns.'],
	['amount', ' Two minutes.'],
	['style', ' Be warm.'],
	['content', ' Name the cup.'],
	['form', ' End with a cheer.'],
];
const linesOf = (parts: Parted, undone: readonly string[] = []) =>
	writeIntent(briefOf(parts, { undone })).map(({ is, text, number }: PlannedLine) =>
		number === undefined ? `${is}: ${text}` : `${is} ${number}: ${text}`,
	);

describe('the lines of the request', () => {
	it('is the task in the words of the person, as an instruction', () => {
		expect(linesOf([['task', 'i need a speech for teh club dinner.'], ...WISHES])).toEqual([
			'request: Write a speech for the club dinner.',
		]);
	});

	it('are joined without a comma if a wish between them was moved', () => {
		expect(
			linesOf([['task', 'write a poem, '], ['amount', 'in five lines, '], ['task', 'about my cat.'], ...WISHES]),
		).toEqual(['request: Write a poem about my cat.']);
	});

	it('is numbered where it is several things', () => {
		expect(
			linesOf([
				['task', 'Write a packing list for Iceland. '],
				['task', 'then translate it into French.'],
			]),
		).toEqual(['request 1: Write a packing list for Iceland.', 'request 2: Translate it into French.']);
	});

	it('keeps statements in their place, each as a sentence', () => {
		expect(
			linesOf([
				['background', 'my gran is moving to Leeds. '],
				['task', 'Write a card for my gran.'],
				['background', ' She loves trams.'],
				...WISHES,
			]),
		).toEqual(['request: My gran is moving to Leeds. Write a card for my gran. She loves trams.']);
		expect(
			linesOf([
				['task', 'write a card for my gran, '],
				['style', 'be warm, '],
				['background', 'she loves trams.'],
				...WISHES,
			]),
		).toEqual(['request: Write a card for my gran. She loves trams.']);
	});

	it('separates a statement after the task without punctuation', () => {
		expect(linesOf([['task', 'write a card for my gran '], ['background', 'she loves trams.'], ...WISHES])).toEqual([
			'request: Write a card for my gran. She loves trams.',
		]);
		expect(linesOf([['task', 'write a card because '], ['background', 'she loves trams.'], ...WISHES])).toEqual([
			expect.not.stringContaining('because.'),
		]);
	});

	it('comes before the background, which has a label, in another language', () => {
		expect(
			linesOf([
				['background', 'Mijn oma verhuist naar Gent. '],
				['task', 'Schrijf een kaart voor mijn oma.'],
				['background', ' Zij houdt van de tram.'],
				['ban', ' Geen woordgrappen.'],
				['amount', ' Niet meer dan 50 woorden.'],
			]),
		).toEqual([
			'request: Schrijf een kaart voor mijn oma.',
			'label: Achtergrond:',
			'background: Mijn oma verhuist naar Gent.',
			'background: Zij houdt van de tram.',
		]);
	});

	it('is as typed if nothing needs to be divided', () => {
		expect(linesOf([['task', 'write a short poem about the sea']]).join()).toMatch(
			/^request: Write a short poem about the sea\.?$/,
		);
	});

	it('has a restored passage as a paragraph in its place', () => {
		const parts: Parted = [
			['task', 'Shorten this:\n'],
			['material', 'The river\nrose.'],
			['ban', '\nNo puns.'],
		];
		expect(linesOf(parts, ['source.text@14-29'])).toEqual(['request: Shorten this.', 'material: The river\nrose.']);
	});

	it('has its first line as summary', () => {
		expect(
			intentText(
				briefOf([
					['task', 'Write a toast. '],
					['task', 'Then draw a card.'],
				]),
			),
		).toBe('Write a toast.');
	});
});

describe('a wish on a line of its own', () => {
	it('keeps its words and their offsets', () => {
		const brief = briefOf([
			['task', 'Write a toast,'],
			['ban', ' and pls no puns'],
		]);
		const [rule] = brief.arrangement.rules;
		if (!rule) throw new Error('no rule');
		const line = ruleLine(rule.clause, brief);
		expect(line.text).toMatch(/no puns\.$/i);
		expect(line).toMatchObject({ is: 'rule', origin: 'yours', rule: 'constraint.own' });
		const at = line.text.search(/puns/);
		expect(brief.reading.text.slice(line.from?.[at], (line.from?.[at] ?? 0) + 4)).toBe('puns');
	});
});
