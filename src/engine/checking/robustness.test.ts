import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const HOSTILE: readonly string[] = JSON.parse(
	readFileSync(join(process.cwd(), 'tests/data/hostile-prompts.json'), 'utf8'),
).prompts;
const RULES =
	'Write about tea. At most 50 words. Exactly 3 bullet points. Include the word "kettle" twice. Do not use the words "a" and "b". No commas. All lowercase letters. In JSON. As a table. Answer in German. End with "x". Start with "y". Highlight 3 sections. Answer "yes" or "no". Mention 15% and £3.50. ';
const BOMBS = [
	'a',
	' ',
	'\n',
	'*',
	'**a',
	'-',
	'#',
	'[',
	'<<',
	'"',
	'.',
	'a.',
	'|',
	'| a |\n',
	'```\n',
	'é',
	'字',
	'🙂',
	'a-',
	"a'",
	', ',
	'\t',
	'1. ',
	'P.S. ',
	'((',
	'{"a":',
];

it('any two texts give a review, never a fault', () => {
	const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.constantFrom(...HOSTILE, RULES));
	fc.assert(
		fc.property(text, text, (request, answer) => {
			const { checks, repairPrompt } = checkAnswer(request, answer);
			expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
			expect(repairPrompt === null).toBe(checks.every(({ verdict }) => verdict !== 'fail'));
			for (const { source, finding } of checks) {
				expect(source.end).toBeLessThanOrEqual(request.length);
				expect(finding).not.toBe('');
			}
		}),
		{ numRuns: 120 },
	);
});

it('the same two texts give the same review', () => {
	expect(checkAnswer(RULES, 'Tea, twice.')).toEqual(checkAnswer(RULES, 'Tea, twice.'));
});

it.each(BOMBS)('an answer of nothing but %j takes no longer a character when it is long', (unit) => {
	const request = RULES;
	const fill = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
	const time = (answer: string) => {
		const start = performance.now();
		checkAnswer(request, answer);
		return performance.now() - start;
	};
	time(fill(1000));
	const fastest = (answer: string) => Math.min(time(answer), time(answer));
	const [half, whole] = [fastest(fill(10_000)), fastest(fill(20_000))];
	expect(whole, `${half} ms, then ${whole} ms`).toBeLessThan(Math.max(3 * half, 60));
});
