import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { readStructureLock } from './structure-lock.ts';

const write = (text: string, ...structureLock: string[]) =>
	optimise(text, { ...DEFAULT_MODIFIERS, structureLock }) as Optimised;

describe('a locked structure', () => {
	it('of other names is the order of parts of the thing to be made', () => {
		expect(readStructureLock(['Hook', 'Story', 'Call to action']).parts).toEqual(['Hook', 'Story', 'Call to action']);
		const { prompt, provenance } = write(
			'write a linkedin post about our new office',
			'Hook',
			'Story',
			'Call to action',
		);
		expect(prompt).toContain('\n- Give it in this order: Hook, Story, Call to action.\n');
		expect(provenance.find(({ rule }) => rule === 'modifier.structureLock')?.section).toBe('deliverables');
	});

	it('is an order of parts even if one name is that of a section', () => {
		expect(readStructureLock(['Ingredients', 'Steps', 'Tips']).parts).toEqual(['Ingredients', 'Steps', 'Tips']);
	});

	it('of section names is the order of sections, in any wording', () => {
		expect(readStructureLock(['Deliverables', 'safety', 'What to do / step-by-step'])).toEqual({
			sections: ['deliverables', 'constraints', 'steps'],
			parts: [],
			unknown: [],
		});
	});

	it('reports a name that is no section', () => {
		const { optionalRefinements, prompt } = write('write a poem about rain', 'Intent', 'Deliverables', 'Nonsense');
		expect(optionalRefinements).toContain('There is no section “Nonsense”, so it was left out of the order.');
		expect(prompt).not.toContain('Nonsense');
	});

	it('is worded in the language of the request', () => {
		expect(
			write('Schreib einen Beitrag über unser neues Büro in Leipzig.', 'Aufhänger', 'Geschichte').prompt,
		).toContain('- Liefere es in dieser Reihenfolge: Aufhänger, Geschichte.');
	});

	it('is overruled by a typed order', () => {
		const { prompt, optionalRefinements } = write(
			'write a linkedin post about our new office, start with the news and end with thanks',
			'Hook',
			'Story',
		);
		expect(prompt).not.toContain('Give it in this order');
		expect(optionalRefinements.join('\n')).toContain('structure lock “Hook, Story” was left out');
	});
});
