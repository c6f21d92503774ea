import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import type { Reading } from '../types.ts';
import { added, yours } from './lines.ts';
import { locateFact } from './locate-fact.ts';
import { putBackMissing } from './self-check.ts';

const text = 'Write 3 lines for 3 friends. No rhymes.';
const base = read(text);
const span = (start: number, end: number) => ({ start, end, text: text.slice(start, end) });
const fact = (start: number, end: number) => ({ kind: 'number', span: span(start, end), negated: false }) as const;

describe('what no section carries', () => {
	const reading: Reading = { ...base, facts: [{ kind: 'prohibition', span: span(29, 38), negated: true }] };
	const sections = [
		{ id: 'intent', lines: [yours('Write 3 lines for 3 friends.', 'intent.request', span(0, 28))] },
		{
			id: 'constraints',
			lines: [yours('Be kind.', 'constraint.own', span(0, 1)), added('Tone: friendly.', 'default.tone')],
		},
	] as const;

	it('is put back word for word, after the rules that are yours', () => {
		const constraints = putBackMissing(sections, reading)[1]?.lines.map(({ text: line }) => line);
		expect(constraints).toEqual(['Be kind.', 'No rhymes.', 'Tone: friendly.']);
	});

	it('is not put back twice', () => {
		const once = putBackMissing(sections, reading);
		expect(putBackMissing(once, reading)).toEqual(once);
	});
});

describe('the place of a fact', () => {
	const line = yours('Write 3 lines for 3 friends.', 'intent.request', span(0, 28));

	it('is the occurrence it was read from, not the first one alike', () => {
		expect(locateFact(fact(6, 7), [{ id: 'intent', lines: [line] }])?.start).toBe(6);
		expect(locateFact(fact(18, 19), [{ id: 'intent', lines: [line] }])?.start).toBe(18);
	});

	it('is nowhere when only the engine says the same', () => {
		expect(locateFact(fact(6, 7), [{ id: 'steps', lines: [added('Write 3 lines.', 'any')] }])).toBeNull();
	});
});
