import { expect, test } from 'vitest';
import { ModifiersInput } from '#contract/modifiers';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { fc } from '#support/properties';
import { modifiersFrom } from './modifiers.ts';
import { modifiersAsSent } from './modifiers-as-sent.ts';

test.each([
	[{}],
	[{ archetype: 'Editor + Lawyer', targetContext: 'auto' }],
	[{ archetype: { mode: 'layered', layeredRoles: ['C + C++ developer', 'auto'] } }],
	[{ archetype: { mode: 'specify', customText: 'auto' }, targetContext: { mode: 'custom', customText: 'Auto' } }],
	[{ codeRigor: { enabled: true }, citations: { enabled: true, style: 'Footnotes' }, examples: 'contextual' }],
	[{ structureLock: { enabled: true, order: ['Deliverables', 'Intent'] }, outputChecks: ['limitations'] }],
])('%j is unchanged after it is sent and read', (input) => {
	const modifiers = modifiersFrom(ModifiersInput.parse(input));
	expect(modifiersFrom(ModifiersInput.parse(modifiersAsSent(modifiers)))).toEqual(modifiers);
});

test('roles of any wording are unchanged too', () => {
	const roles = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', '+', ' ', 'auto') }));
	fc.assert(
		fc.property(roles, (layeredRoles) => {
			const input = { archetype: { mode: 'layered', layeredRoles: layeredRoles.slice(0, 12) } };
			const modifiers = modifiersFrom(ModifiersInput.parse(input));
			expect(modifiersFrom(ModifiersInput.parse(modifiersAsSent(modifiers)))).toEqual(modifiers);
		}),
	);
});

test('a role that nobody chose is not sent', () => {
	expect(modifiersAsSent(DEFAULT_MODIFIERS)).not.toHaveProperty('archetype');
});
