import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { NO_REVISION, NO_WISHES } from '../review-model.ts';

const DEFAULTS = { ...NO_WISHES, takesDefaults: true, statesDefaults: true };

function assumedIn(text: string, wishes = DEFAULTS) {
	const result = optimise(text, DEFAULT_MODIFIERS, wishes);
	if (result.outcome !== 'optimised') throw new Error('expected a result');
	return { prompt: result.prompt, assumptions: result.assumptions };
}

describe('sensible defaults are stated as assumptions', () => {
	it.each(['write an email', 'asdf qwer zxcv', 'plan a trip', 'make a poem', 'Escribe un correo'])('%s', (text) => {
		const { prompt, assumptions } = assumedIn(text);
		expect(assumptions.length).toBeGreaterThan(0);
		for (const { value, status, landed } of assumptions) {
			expect(status).toBe('assumed');
			expect(prompt.slice(landed?.start, landed?.end)).toContain(value);
		}
	});

	it('and a stated detail is not assumed', () => {
		const ids = assumedIn('asdf for children, in a formal tone, as a table').assumptions.map(({ id }) => id);
		expect(ids).not.toContain('audience');
		expect(ids).not.toContain('tone');
		expect(ids).not.toContain('format');
	});

	it('of which each can be settled', () => {
		const revision = { ...NO_REVISION, assumptions: { audience: 'nurses', tone: null } };
		const { prompt, assumptions } = assumedIn('asdf qwer zxcv', { ...DEFAULTS, revision });
		expect(prompt).toContain('Audience: nurses.');
		expect(prompt).not.toContain('neutral tone');
		expect(assumptions.find(({ id }) => id === 'audience')?.status).toBe('settled');
	});

	it('a program gets no tone', () => {
		expect(assumedIn('write a python script that reads sales.csv').assumptions.map(({ id }) => id)).not.toContain(
			'tone',
		);
	});
});
