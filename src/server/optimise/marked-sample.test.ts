import { expect, test } from 'vitest';
import getStarted from '#content/get-started.yaml';
import howItWorks from '#content/how-it-works.yaml';
import { type MarkedPart, markedSampleOf } from './marked-sample.ts';

interface Page {
	readonly example: { readonly sample: string };
}

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

test('a sample that would be asked about is refused', () => {
	expect(() => markedSampleOf('asdf qwer zxcv')).toThrow('asks back');
});
