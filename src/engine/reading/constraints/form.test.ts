import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const formatsIn = (request: string) =>
	read(request)
		.facts.filter(({ kind }) => kind === 'format')
		.map(({ span }) => span.text);

describe('layout marks', () => {
	it('shown as an example are a rule of form', () => {
		expect(formatsIn('Write a poem about rain. Separate the verses with ******.').join()).toContain('******');
	});

	it('that structure the request itself are no rule', () => {
		expect(formatsIn('Write a page about rain.\n\n### Rules\n- Name three rivers.').join()).not.toContain('#');
	});
});

describe('a comparison ("like a pirate")', () => {
	const rulesIn = (request: string) =>
		read(request).clauses.flatMap(({ constraints }) => constraints.map(({ span }) => span.text));

	it('is a rule in a wish', () => {
		expect(rulesIn('Explain tides. Write like a pirate.')).toContain('like a pirate');
	});

	it('is no rule in a statement', () => {
		expect(rulesIn('write a text to my sister, i said yes on the phone like an idiot.')).not.toContain('like an idiot');
	});
});
