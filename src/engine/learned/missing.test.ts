import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { soundsAsIfMissing } from './missing.ts';

describe('an instruction that came with an input of its own', () => {
	it.each([
		'Rewrite the sentence so that it is shorter and clearer.',
		'Classify the sentiment of each review as positive, neutral or negative.',
		'You are given a list of ingredients. Suggest a dish that uses all of them.',
		'A description of the product has been provided. Write a headline for it.',
		'Predict the intent of the user from the utterance.',
	])('lacks it: %s', (text) => {
		expect(read(text).lacksMaterial).toBe(true);
	});

	it.each([
		'Name three things that can be done with the given tool.\n\nHammer and nails',
		'Convert the given description to a shell command.\n\nread the first 10 lines of notes.txt',
		'I want you to act as a proofreader. I will send you texts and you correct them.',
		'Write a blog post about the history of tea. End with a question.',
		'Summarise the plot of Hamlet in five sentences for a class of teenagers.',
	])('brings it, or needs none: %s', (text) => {
		expect(read(text).lacksMaterial).toBe(false);
	});

	it('is not suspected in a question, a line of a few words or a page', () => {
		const isSure = { judge: () => [0, 1, 0] };
		expect(soundsAsIfMissing('Rate each of the reviews from one to five.', isSure)).toBe(true);
		expect(soundsAsIfMissing('What is the rating of each of the reviews?', isSure)).toBe(false);
		expect(soundsAsIfMissing('Rate each review', isSure)).toBe(false);
		expect(soundsAsIfMissing('Rate each of the reviews. '.repeat(40), isSure)).toBe(false);
	});
});
