import { describe, expect, it } from 'vitest';
import { ENGLISH } from './data/english.ts';
import { MEANT_FORMS } from './data/in-context.ts';
import { FormFilter } from './form-filter.ts';

const FORMS = [...ENGLISH.keys(), ...MEANT_FORMS];

describe('a filter of forms', () => {
	const filter = new FormFilter(FORMS);

	it('lets every form pass, however it is written', () => {
		const capitals = FORMS.map((form) => form.toUpperCase());
		expect([...FORMS, ...capitals].filter((form) => !filter.mayHave(form))).toEqual([]);
	});

	it('rules out other words', () => {
		expect(['quixotic', 'zebra', 'jazz', 'éclair'].filter((word) => filter.mayHave(word))).toEqual([]);
	});
});
