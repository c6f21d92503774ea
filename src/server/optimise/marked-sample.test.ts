import { expect, test } from 'vitest';
import demo from '#content/demo.yaml';
import getStarted from '#content/get-started.yaml';
import home from '#content/home.yaml';
import howItWorks from '#content/how-it-works.yaml';
import type { MarkedPart } from '#contract/marked-sample';
import { ModifiersInput } from '#contract/modifiers';
import { markedSampleOf } from './marked-sample.ts';
import { modifiersFrom } from './modifiers.ts';

interface Page {
	readonly example: { readonly sample: string };
}

const { prompt, options } = demo as { prompt: string; options: unknown };
const demoSample = () => markedSampleOf(prompt, modifiersFrom(ModifiersInput.parse(options)));
const { steps } = home as { steps: { items: [{ sample: string }] } };

const samples = [howItWorks, getStarted].map((page) => (page as Page).example.sample);
const textOf = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('');
const numbersOf = (parts: readonly MarkedPart[]) => parts.flatMap(({ entry }) => (entry === null ? [] : [entry]));

test.each(samples)(
	'everything asked for in "%s" is numbered, and found again in the prompt under its number',
	(sample) => {
		const { source, lines, ledger } = markedSampleOf(sample);
		const numbers = ledger.map(({ number }) => number);
		expect(numbers.length).toBeGreaterThan(4);
		expect(numbersOf(source)).toEqual(numbers);
		expect(lines.flatMap(({ parts }) => numbersOf(parts)).sort((a, b) => a - b)).toEqual(numbers);
		expect(ledger.every(({ section }) => section !== '')).toBe(true);
	},
);

test.each(samples)('no letter of "%s" is lost between the marks', (sample) => {
	expect(textOf(markedSampleOf(sample).source)).toBe(sample);
});

test('a heading has no mark of its own, a rule that was typed has one behind its bullet', () => {
	const { lines } = markedSampleOf(samples[1] ?? '');
	expect(lines.find(({ parts }) => textOf(parts) === 'Intent')).toMatchObject({ isHeading: true, origin: null });
	const rules = lines.filter(({ section, isHeading }) => section === 'constraints' && !isHeading);
	expect(rules.length).toBeGreaterThan(0);
	for (const { bullet, origin, parts } of rules) {
		expect({ bullet, origin }).toEqual({ bullet: '-', origin: 'yours' });
		expect(textOf(parts)).not.toMatch(/^- /);
	}
});

test('the demo shows every section it is there to show, and ends by telling the model to act', () => {
	const { lines } = demoSample();
	const headings = lines.filter(({ isHeading }) => isHeading).map(({ parts }) => textOf(parts));
	expect(headings).toEqual(
		expect.arrayContaining(['Intent', 'Constraints & Safety', 'What to do / step-by-step', 'Deliverables']),
	);
	const closing =
		'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.';
	expect(lines.at(-1)).toMatchObject({ parts: [{ text: closing }], origin: null, section: 'closing' });
});

test('the demo shows steps and deliverables because of its options, and marks them as added', () => {
	const added = demoSample().lines.filter(({ section }) => section === 'steps' || section === 'deliverables');
	const bodies = added.filter(({ isHeading }) => !isHeading);
	expect(bodies.length).toBeGreaterThan(1);
	expect(bodies.filter(({ origin }) => origin !== 'added')).toEqual([]);
	expect(markedSampleOf(prompt).lines.filter(({ origin }) => origin !== null && origin !== 'yours')).toEqual([]);
});

test('the home page can show what is asked and four wishes, each on a line of its own', () => {
	const { lines, ledger } = markedSampleOf(steps.items[0].sample);
	const bodies = lines.filter(({ isHeading }) => !isHeading);
	expect(bodies.filter(({ section }) => section === 'intent')).toHaveLength(1);
	expect(bodies.filter(({ section }) => section === 'constraints')).toHaveLength(4);
	expect(ledger.length).toBeGreaterThan(2);
});

test('a sample that would be asked about is refused', () => {
	expect(() => markedSampleOf('asdf qwer zxcv')).toThrow('asks back');
});
