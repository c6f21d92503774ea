import { expect, test } from 'vitest';
import type { ModifiersInput } from '#contract/modifiers';
import { asSent } from './as-sent.ts';
import { fromSent } from './from-sent.ts';
import { DEFAULT_PRO_CHOICES } from './pro-choices.ts';

test('sent options are restored, and would be sent again unchanged', () => {
	const sent: ModifiersInput = {
		length: 'short',
		modelTarget: 'claude',
		authentic: true,
		examples: 'contextual',
		archetype: 'editor + nurse',
		targetContext: 'a clinic',
		codeRigor: { enabled: true, level: 'production' },
		citations: { enabled: true, style: 'Footnotes' },
		structureLock: { enabled: true, order: ['Intent', 'Deliverables'] },
		outputChecks: ['facts'],
	};
	expect(asSent(fromSent(sent))).toEqual(sent);
	expect(fromSent(sent).texts).toEqual({
		role: '',
		roles: 'editor, nurse',
		context: 'a clinic',
		order: 'Intent, Deliverables',
	});
});

test('options are restored from the form in which the server stores them', () => {
	expect(fromSent({ archetype: 'editor', examples: true })).toMatchObject({ archetype: 'specify', examples: 'yes' });
	expect(fromSent({ archetype: { mode: 'layered', layeredRoles: ['a', 'b + c'] } })).toMatchObject({
		archetype: 'layered',
		texts: { roles: 'a, b + c' },
	});
	expect(fromSent({ targetContext: { mode: 'custom', customText: 'a ward' } })).toMatchObject({
		targetContext: 'custom',
		texts: { context: 'a ward' },
	});
});

test('options that were not sent have their default', () => {
	expect(fromSent({ tone: 'academic', archetype: 'auto', targetContext: 'auto' })).toEqual(DEFAULT_PRO_CHOICES);
});
