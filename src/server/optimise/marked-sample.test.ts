import { expect, test } from 'vitest';
import demo from '#content/demo.yaml';
import { ModifiersInput } from '#contract/modifiers';
import { markedSampleOf } from './marked-sample.ts';
import { modifiersFrom } from './modifiers.ts';

const { prompt, options } = demo as { prompt: string; options: unknown };
const demoSample = () => markedSampleOf(prompt, modifiersFrom(ModifiersInput.parse(options)));

test('each wish of the demo is marked in full, and no letter between marks is lost', () => {
	const { source } = demoSample();
	expect(source.map(({ text }) => text).join('')).toBe(prompt);
	expect(source.filter(({ isKept }) => isKept).length).toBeGreaterThan(3);
	const between = source.filter(({ isKept }) => !isKept).map(({ text }) => text.trim());
	expect(
		between.filter((words) => !/^(?:and|[.,;])*\s*(?:and)?$/.test(words)),
		'no word stands outside',
	).toEqual([]);
});

test('the demo shows every kind of section, and ends with the instruction to act', () => {
	const { lines } = demoSample();
	const headings = lines.filter(({ isHeading }) => isHeading).map(({ text }) => text);
	expect(headings).toEqual(
		expect.arrayContaining(['Intent', 'Constraints & Safety', 'What to do / step-by-step', 'Deliverables']),
	);
	const closing =
		'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.';
	expect(lines.at(-1)).toMatchObject({ text: closing, origin: null, section: 'closing' });
});

test('the demo shows steps and deliverables because of its options, and marks them as added', () => {
	const added = demoSample().lines.filter(({ section }) => section === 'steps' || section === 'deliverables');
	const bodies = added.filter(({ isHeading }) => !isHeading);
	expect(bodies.length).toBeGreaterThan(1);
	expect(bodies.filter(({ origin }) => origin !== 'added')).toEqual([]);
	expect(markedSampleOf(prompt).lines.filter(({ origin }) => origin !== null && origin !== 'yours')).toEqual([]);
});

test('a sample that would be asked about is refused', () => {
	expect(() => markedSampleOf('asdf qwer zxcv')).toThrow('asks back');
});
