import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bombOf } from '#support/bombs';
import { fc } from '#support/properties';
import { MANY_RULES, WORST_ANSWERS } from '#support/worst-texts';
import { checkAnswer } from './check-answer.ts';

const HOSTILE: readonly string[] = JSON.parse(
	readFileSync(join(process.cwd(), 'tests/data/hostile-prompts.json'), 'utf8'),
).prompts;

function expectSound(request: string, answer: string): void {
	const { checks, repairPrompt } = checkAnswer(request, answer);
	expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
	expect(repairPrompt === null).toBe(checks.every(({ verdict }) => verdict !== 'fail'));
	for (const { source, finding } of checks) {
		expect(source.end).toBeLessThanOrEqual(request.length);
		expect(finding).not.toBe('');
	}
}

it('any two texts can be checked without an error', () => {
	const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.constantFrom(...HOSTILE, MANY_RULES));
	fc.assert(fc.property(text, text, expectSound), { numRuns: 120 });
});

it('equal texts give equal reviews', () => {
	expect(checkAnswer(MANY_RULES, 'Tea, twice.')).toEqual(checkAnswer(MANY_RULES, 'Tea, twice.'));
});

it.each(WORST_ANSWERS)('20,000 characters of only %j are checked against every rule', (unit) => {
	expectSound(MANY_RULES, bombOf(unit, 20_000));
});
