import { expect, test } from 'vitest';
import demo from '#content/demo.yaml';
import { sampleLines } from './sample.ts';

const { prompt } = demo as { prompt: string };

test('the demo shows every section it is there to show', () => {
	const headings = sampleLines(prompt).filter(({ isHeading }) => isHeading);
	expect(headings.map(({ text }) => text)).toEqual(
		expect.arrayContaining(['Intent', 'Constraints & Safety', 'What to do / step-by-step', 'Deliverables']),
	);
});

test('the demo ends by telling the model to act, not to rewrite again', () => {
	expect(sampleLines(prompt).at(-1)).toEqual({
		text: 'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.',
		origin: null,
		isHeading: false,
	});
});

test('a sample that would be asked about is refused', () => {
	expect(() => sampleLines('asdf qwer zxcv')).toThrow('asks back');
});
