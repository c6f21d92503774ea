import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const parts = (text: string) => read(text).clauses.map(({ role, span }) => `${role}: ${span.text}`);

describe('a rule that hangs on the command before it', () => {
	it.each([
		[
			'Write a ballad about coal, incorporating two similes, ensuring each line has ten words.',
			[
				'task: Write a ballad about coal,',
				'rule: incorporating two similes,',
				'rule: ensuring each line has ten words.',
			],
		],
		[
			'Could you devise a method for naps, making sure every step is short?',
			['task: Could you devise a method for naps,', 'rule: making sure every step is short?'],
		],
		[
			'Explain tides. Each part should be brief, and every sentence must have a verb.',
			['task: Explain tides.', 'rule: Each part should be brief,', 'rule: and every sentence must have a verb.'],
		],
	])('is a clause of its own: %s', (text, expected) => {
		expect(parts(text)).toEqual(expected);
	});

	it.each([
		'List foods, including meat, to avoid.',
		'She left early, using the back door.',
		'Describe a man using a hammer.',
	])('is not seen where the words belong to a thing: %s', (text) => {
		expect(read(text).clauses).toHaveLength(1);
	});
});

describe('how the answer is to come out', () => {
	it.each([
		'Structure your response in three layers.',
		'Furthermore, compose every sentence in the passive voice.',
		'Please arrange the information in a clear manner.',
	])('is a rule once there is a task: %s', (rule) => {
		expect(parts(`Explain tides. ${rule}`)[1]).toBe(`rule: ${rule}`);
	});

	it('leaves a second piece of work a task', () => {
		expect(parts('Explain tides. Compose a song about the moon.')[1]).toBe('task: Compose a song about the moon.');
	});
});
