import { expect, test } from 'vitest';
import getStarted from '#content/get-started.yaml';
import howItWorks from '#content/how-it-works.yaml';
import { optimise } from '#engine/optimise';
import { markedSampleOf } from './marked-sample.ts';

interface Page {
	readonly example: { readonly sample: string };
}

const BEES = 'write a blog post about bees. under 120 words. no lists. friendly tone';

const samples = [howItWorks, getStarted].map((page) => (page as Page).example.sample);
const numbersOf = (parts: readonly { readonly wish: number | null }[]) =>
	parts.flatMap(({ wish }) => (wish === null ? [] : [wish]));

test.each(samples)('every wish of "%s" is numbered, and found again in the prompt under its number', (sample) => {
	const { source, lines, asked, kept } = markedSampleOf(sample);
	const numbers = Array.from({ length: asked }, (_, index) => index + 1);
	expect(kept).toBe(asked);
	expect(asked).toBeGreaterThan(3);
	expect(numbersOf(source)).toEqual(numbers);
	expect(numbersOf(lines).sort((a, b) => a - b)).toEqual(numbers);
});

test.each(samples)('no word of "%s" stands outside a wish, and no letter is lost between them', (sample) => {
	const { source } = markedSampleOf(sample);
	expect(source.map(({ text }) => text).join('')).toBe(sample);
	const between = source.filter(({ wish }) => wish === null).map(({ text }) => text);
	expect(between.join('')).toMatch(/^[\s,;.]*$/);
});

test.each(samples)('what the ledger of "%s" finds stands whole inside a wish', (sample) => {
	const result = optimise(sample);
	const ledger = result.outcome === 'optimised' ? result.ledger : [];
	const wishes = markedSampleOf(sample).source.flatMap(({ text, wish }) => (wish === null ? [] : [text]));
	expect(ledger.length).toBeGreaterThan(0);
	for (const { text, status } of ledger) {
		expect(status).not.toBe('missing');
		expect(
			wishes.filter((own) => own.includes(text)),
			text,
		).toHaveLength(1);
	}
});

test('a heading and the closing line have no number, a rule that was typed has one and its bullet', () => {
	const { lines } = markedSampleOf(BEES);
	expect(lines.find(({ text }) => text === 'Intent')).toMatchObject({ isHeading: true, wish: null });
	expect(lines.at(-1)).toMatchObject({ section: 'closing', wish: null });
	expect(lines.find(({ text }) => text === 'No lists.')).toMatchObject({ bullet: '-', origin: 'yours', wish: 3 });
});

test('a mark ends with its last word, not with the stop behind it', () => {
	const { source } = markedSampleOf(BEES);
	expect(source.filter(({ wish }) => wish !== null).map(({ text }) => text)).toEqual([
		'write a blog post about bees',
		'under 120 words',
		'no lists',
		'friendly tone',
	]);
});

test('a sample that would be asked about is refused', () => {
	expect(() => markedSampleOf('asdf qwer zxcv')).toThrow('asks back');
});
