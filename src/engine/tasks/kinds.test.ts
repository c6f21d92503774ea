import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { classifyTask } from './classify.ts';
import { withKinds } from './kinds.ts';
import type { Scores } from './score.ts';

const LONG = `${'The numbers are read from a file and then compared one after another. '.repeat(3)}`;

describe('the opinion of the model', () => {
	it('gives points to the leading type of the kind it hears', () => {
		const scores: Scores = new Map([
			['code_debug', 2],
			['code_write', 1],
			['fact_qa', 2.5],
		]);
		const advised = withKinds(scores, 'fact_qa', read(LONG), () => [0.9, 0.05, 0.02, 0.03]);
		expect(advised.get('code_debug')).toBeGreaterThan(5);
		expect(advised.get('code_write')).toBe(1);
		expect(advised.get('fact_qa')).toBe(2.5);
	});

	it('names the typical type where the rules know none', () => {
		expect(withKinds(new Map(), 'other', read(LONG), () => [0, 1, 0, 0]).get('math_reasoning')).toBeGreaterThan(5);
	});

	it('is not heard on a plain request of few words, unless the rules know nothing and it is certain', () => {
		const scores: Scores = new Map([['fact_qa', 3]]);
		const reading = read('Who painted the ceiling?');
		expect(withKinds(scores, 'fact_qa', reading, () => [0.95, 0, 0, 0.05])).toEqual(scores);
		expect(withKinds(scores, 'other', reading, () => [0.8, 0, 0, 0.2])).toEqual(scores);
		expect(withKinds(scores, 'other', reading, () => [0.95, 0, 0, 0.05])).not.toEqual(scores);
	});

	it('is not heard against the rules where it hears no kind at all', () => {
		const scores: Scores = new Map([['roleplay_dialog', 3]]);
		expect(withKinds(scores, 'roleplay_dialog', read(LONG), () => [0.2, 0, 0.1, 0.7])).toEqual(scores);
	});

	it('is not heard when it hears nothing', () => {
		const scores: Scores = new Map([['howto', 3]]);
		expect(withKinds(scores, 'howto', read(LONG), () => [0, 0, 0, 1])).toEqual(scores);
	});
});

describe('what only a text as a whole tells', () => {
	it.each([
		['extract_structure', 'From the passage below, note down the names of all rivers.\nThe Loire and the Rhone ...'],
		['extract_structure', 'Given a set of records, extract the highest value of each month as CSV lines.'],
		['summarise', 'Without quoting from the text give me a summary of how visitors reach the island.'],
		['roleplay_dialog', 'How would you welcome a guest as a butler in an old castle?'],
		['plan_schedule', 'Design a 30-day fitness challenge for me with daily exercises and goals.'],
	])('%s: %s', (type, text) => {
		expect(classifyTask(read(text)).id).toBe(type);
	});
});
