import { expect, test } from 'vitest';
import getStarted from '#content/get-started.yaml';
import home from '#content/home.yaml';
import howItWorks from '#content/how-it-works.yaml';
import { optimise } from '#engine/optimise';
import { numberedSampleOf } from './numbered-sample.ts';

interface Page {
	readonly example: { readonly sample: string };
}

const BEES = 'write a blog post about bees. under 120 words. no lists. friendly tone';

const samples = [howItWorks, getStarted].map((page) => (page as Page).example.sample);
const numbersOf = (parts: readonly { readonly wish: number | null }[]) =>
	parts.flatMap(({ wish }) => (wish === null ? [] : [wish]));

test.each(samples)('every wish of "%s" is numbered, and has the same number in the prompt', (sample) => {
	const { source, lines, asked, kept } = numberedSampleOf(sample);
	const numbers = Array.from({ length: asked }, (_, index) => index + 1);
	expect(kept).toBe(asked);
	expect(asked).toBeGreaterThan(3);
	expect(numbersOf(source)).toEqual(numbers);
	expect(numbersOf(lines).sort((a, b) => a - b)).toEqual(numbers);
});

test.each(samples)('every word of "%s" is within a wish, and no letter is lost between them', (sample) => {
	const { source } = numberedSampleOf(sample);
	expect(source.map(({ text }) => text).join('')).toBe(sample);
	const between = source.filter(({ wish }) => wish === null).map(({ text }) => text);
	expect(between.join('')).toMatch(/^[\s,;.]*$/);
});

test.each(samples)('each detail in the ledger of "%s" is entirely within one wish', (sample) => {
	const result = optimise(sample);
	const ledger = result.outcome === 'optimised' ? result.ledger : [];
	const wishes = numberedSampleOf(sample).source.flatMap(({ text, wish }) => (wish === null ? [] : [text]));
	expect(ledger.length).toBeGreaterThan(0);
	for (const { text, status } of ledger) {
		expect(status).not.toBe('missing');
		expect(
			wishes.filter((own) => own.includes(text)),
			text,
		).toHaveLength(1);
	}
});

test('headings and the closing line have no number, a typed rule has one and its bullet', () => {
	const { lines } = numberedSampleOf(BEES);
	expect(lines.find(({ text }) => text === 'Intent')).toMatchObject({ isHeading: true, wish: null });
	expect(lines.at(-1)).toMatchObject({ section: 'closing', wish: null });
	expect(lines.find(({ text }) => text === 'No lists.')).toMatchObject({ bullet: '-', origin: 'yours', wish: 3 });
});

test('a mark ends with its last word, before the full stop', () => {
	const { source } = numberedSampleOf(BEES);
	expect(source.filter(({ wish }) => wish !== null).map(({ text }) => text)).toEqual([
		'write a blog post about bees',
		'under 120 words',
		'no lists',
		'friendly tone',
	]);
});

test('the sample of the home page has a task, four wishes on their own lines, and a kind for each detail', () => {
	const { steps } = home as { steps: { items: [{ sample: string }]; kinds: Record<string, string> } };
	const { lines, facts } = numberedSampleOf(steps.items[0].sample);
	const bodies = lines.filter(({ isHeading }) => !isHeading);
	expect(bodies.filter(({ section }) => section === 'intent')).toHaveLength(1);
	expect(bodies.filter(({ section }) => section === 'constraints')).toHaveLength(4);
	expect(facts.length).toBeGreaterThan(2);
	expect(facts.filter(({ kind }) => !(kind in steps.kinds))).toEqual([]);
});

test('a sample that needs a question is refused', () => {
	expect(() => numberedSampleOf('asdf qwer zxcv')).toThrow('asks back');
});

test('of the sample of three steps the slip is mended, the small talk is gone, and the task comes first', () => {
	const [{ sample }] = (howItWorks as { readonly steps: readonly [{ readonly sample: string }] }).steps;
	expect(sample).toMatch(/^hi! 8 lines.*brithday.*thank you$/);
	const { lines, asked, kept } = numberedSampleOf(sample);
	expect(lines.filter(({ origin }) => origin === 'yours').map(({ text }) => text)).toEqual([
		'Write a birthday poem for my dad who is turning 60 and loves fishing.',
		'8 lines.',
		'Funny but not soppy.',
	]);
	expect([asked, kept]).toEqual([3, 3]);
});
