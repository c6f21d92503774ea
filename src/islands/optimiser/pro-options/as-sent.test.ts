import { expect, test } from 'vitest';
import { ModifiersInput } from '#contract/modifiers';
import { asSent } from './as-sent.ts';
import { DEFAULT_PRO_CHOICES, PRO_NAMES, PRO_VALUES, type ProChoices } from './pro-choices.ts';

const chosen = (changes: Partial<ProChoices>, texts: Partial<ProChoices['texts']> = {}) =>
	asSent({ ...DEFAULT_PRO_CHOICES, ...changes, texts: { ...DEFAULT_PRO_CHOICES.texts, ...texts } });

test('nothing is sent while every option has its default', () => {
	expect(asSent(DEFAULT_PRO_CHOICES)).toEqual({});
	for (const name of PRO_NAMES) expect(PRO_VALUES[name]).toContain(DEFAULT_PRO_CHOICES[name]);
});

test('the server accepts every value that can be chosen', () => {
	for (const name of PRO_NAMES) {
		for (const value of PRO_VALUES[name]) {
			const texts = { role: 'editor', roles: 'editor, nurse', context: 'a clinic', order: 'Intent, Deliverables' };
			const sent = chosen({ [name]: value }, texts);
			expect(Object.keys(sent)).toEqual(value === DEFAULT_PRO_CHOICES[name] ? [] : [name]);
			expect(ModifiersInput.safeParse(sent).success, `${name} ${value}`).toBe(true);
		}
	}
});

test('roles typed with commas are joined, sections become a list, empty items are dropped', () => {
	const layered = chosen({ archetype: 'layered' }, { roles: ' editor, , nurse ,' });
	expect(layered).toEqual({ archetype: 'editor + nurse' });
	const locked = chosen({ structureLock: 'on' }, { order: 'Intent,, Deliverables' });
	expect(locked).toEqual({ structureLock: { enabled: true, order: ['Intent', 'Deliverables'] } });
});

test('an empty text leaves its modifier at the default', () => {
	expect(chosen({ archetype: 'specify', targetContext: 'custom' }, { role: '  ' })).toEqual({});
	expect(chosen({ archetype: 'layered' }, { roles: ' , ' })).toEqual({});
});

test('checks are sent as a list, when there are any', () => {
	expect(chosen({ outputChecks: ['facts', 'limitations'] })).toEqual({ outputChecks: ['facts', 'limitations'] });
});
