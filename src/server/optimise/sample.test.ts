import { expect, test } from 'vitest';
import demo from '#content/demo.yaml';
import home from '#content/home.yaml';
import { ModifiersInput } from '#contract/modifiers';
import { modifiersFrom } from './modifiers.ts';
import { sampleOf } from './sample.ts';

const { prompt, options } = demo as { prompt: string; options: unknown };
const demoSample = () => sampleOf(prompt, modifiersFrom(ModifiersInput.parse(options)));
const { steps } = home as { steps: { items: [{ sample: string }] } };

test('the demo shows every section it is there to show', () => {
	const headings = demoSample().lines.filter(({ isHeading }) => isHeading);
	expect(headings.map(({ text }) => text)).toEqual(
		expect.arrayContaining(['Intent', 'Constraints & Safety', 'What to do / step-by-step', 'Deliverables']),
	);
});

test('the demo ends by telling the model to act, not to rewrite again', () => {
	expect(demoSample().lines.at(-1)).toEqual({
		text: 'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.',
		bullet: '',
		section: 'closing',
		origin: null,
		isHeading: false,
	});
});

test('the demo shows steps and deliverables because of its options, and marks them as added', () => {
	const added = demoSample().lines.filter(({ section }) => section === 'steps' || section === 'deliverables');
	const bodies = added.filter(({ isHeading }) => !isHeading);
	expect(bodies.length).toBeGreaterThan(1);
	expect(bodies.filter(({ origin }) => origin !== 'added')).toEqual([]);
	expect(sampleOf(prompt).lines.filter(({ origin }) => origin !== null && origin !== 'yours')).toEqual([]);
});

test('the home page can show what is asked and four wishes, each on a line of its own', () => {
	const { lines, facts } = sampleOf(steps.items[0].sample);
	const bodies = lines.filter(({ isHeading }) => !isHeading);
	expect(bodies.filter(({ section }) => section === 'intent')).toHaveLength(1);
	expect(bodies.filter(({ section }) => section === 'constraints')).toHaveLength(4);
	expect(facts.length).toBeGreaterThan(2);
});

test('no line is shown with the marks that make it a heading or an item of a list', () => {
	const { lines } = sampleOf('write a blog post about bees. under 120 words. no lists. no jokes. friendly tone');
	expect(lines.filter(({ isHeading }) => isHeading).map(({ text }) => text)).toContain('Intent');
	expect(lines.filter(({ bullet }) => bullet === '-').map(({ text }) => text)).toContain('No lists.');
	expect(lines.filter(({ text }) => /^(?:#|- )/.test(text))).toEqual([]);
});

test('what a sample asks for is given in its own words', () => {
	const { facts } = sampleOf('write a blog post about bees, under 120 words, no lists');
	expect(facts).toContainEqual({ text: 'under 120 words', kind: 'length' });
	expect(facts).toContainEqual({ text: 'no lists', kind: 'prohibition' });
});

test('a sample that would be asked about is refused', () => {
	expect(() => sampleOf('asdf qwer zxcv')).toThrow('asks back');
});
