import { expect, test } from 'vitest';
import { breakLines, displayFace, setText } from './text-path.ts';

const face = displayFace();

test('the width of a text is that of its letters and grows with its size', () => {
	const { width } = setText(face, 'PLOOP', 50);
	expect(setText(face, 'PLOOP', 100).width).toBeCloseTo(2 * width);
	expect(setText(face, 'PLOOP PLOOP', 50).width).toBeGreaterThan(2 * width);
});

test('a character missing from the font is left out', () => {
	expect(setText(face, 'a\u{1F9DE}b', 50)).toEqual(setText(face, 'ab', 50));
});

test('lines break between words and keep every word', () => {
	const text = 'Everything you asked for. Nothing you did not.';
	const lines = breakLines(face, text, 60, 500);
	expect(lines.join(' ')).toBe(text);
	for (const line of lines) expect(setText(face, line, 60).width).toBeLessThanOrEqual(500);
	expect(breakLines(face, 'Incomprehensibilities', 60, 100)).toEqual(['Incomprehensibilities']);
});
