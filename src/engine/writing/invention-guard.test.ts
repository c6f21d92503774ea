import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { read } from '../reading/read.ts';
import { dropInvented } from './invention-guard.ts';
import { added, yours } from './lines.ts';

const reading = read('Write to Marta about the 15% discount, see https://a.example/x.');
const kept = (text: string) =>
	dropInvented([{ id: 'constraints', lines: [added(text, 'any')] }], reading, DEFAULT_MODIFIERS)[0]?.lines.length === 1;

describe('a line the engine adds', () => {
	it.each(['Greet Marta by name.', 'State the 15% once.', 'Link to https://a.example/x in the end.', 'Keep it short.'])(
		'may repeat what was given: %j',
		(line) => {
			expect(kept(line)).toBe(true);
		},
	);

	it.each([
		'Greet her as Kowalski.',
		'State the 16% once.',
		'Link to https://b.example in the end.',
		'Begin with "Dear friend".',
		'Send it by 2031.',
	])('is dropped when it brings in something new: %j', (line) => {
		expect(kept(line)).toBe(false);
	});

	it("never costs one of the person's own lines", () => {
		const lines = [yours('Send it to Kowalski by 2031.', 'any')];
		expect(dropInvented([{ id: 'intent', lines }], reading, DEFAULT_MODIFIERS)[0]?.lines).toEqual(lines);
	});
});
