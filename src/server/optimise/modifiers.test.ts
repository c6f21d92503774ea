import { expect, test } from 'vitest';
import { ModifiersInput } from '#contract/modifiers';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { TEST_CATALOGUE } from '#support/test-catalogue';
import { CATALOGUE } from '../catalogue.ts';
import { modifiersFrom } from './modifiers.ts';
import { cutToFreePlan } from './plan-limits.ts';

const read = (input: unknown) => modifiersFrom(ModifiersInput.parse(input));

test('an empty request has every default', () => {
	expect(read({})).toEqual(DEFAULT_MODIFIERS);
});

test('the form of the page and the form of the entity are read alike', () => {
	const asSent = read({
		archetype: 'Editor + Lawyer',
		targetContext: 'a bank in Leeds',
		structureLock: { enabled: true, order: ['Intent', ' ', 'Deliverables'] },
		outputChecks: ['facts', 'limitations'],
		modelTarget: 'ChatGPT',
	});
	const asEntity = read({
		archetype: { mode: 'layered', customText: '', layeredRoles: ['Editor', 'Lawyer', ''] },
		targetContext: { mode: 'custom', customText: 'a bank in Leeds' },
		structureLock: { enabled: true, customOrder: ['Intent', 'Deliverables'] },
		outputChecks: { facts: true, limitations: true },
		modelTarget: 'chatgpt',
	});
	expect(asSent).toEqual(asEntity);
	expect(asSent).toMatchObject({
		archetype: ['Editor', 'Lawyer'],
		targetContext: 'a bank in Leeds',
		structureLock: ['Intent', 'Deliverables'],
		outputChecks: ['facts', 'limitations'],
		modelTarget: 'chatgpt',
	});
});

test.each([
	[{ archetype: 'auto', targetContext: 'Auto', length: 'any' }],
	[{ archetype: '', targetContext: '', structureLock: { enabled: false, order: ['Intent'] } }],
	[{ archetype: { mode: 'specify' }, targetContext: { mode: 'custom' }, structureLock: { enabled: true } }],
	[{ codeRigor: { enabled: false, level: 'production' }, citations: { enabled: false }, outputChecks: [] }],
])('an empty, automatic or off value is the default: %j', (input) => {
	expect(read(input)).toEqual(DEFAULT_MODIFIERS);
});

test('code rigour is standard and citations are links by default', () => {
	expect(read({ codeRigor: { enabled: true }, citations: { enabled: true } })).toMatchObject({
		codeRigor: 'standard',
		citations: 'Links',
	});
});

test('without Pro, an option outside the plan is reset to its default and listed as limited', () => {
	const wanted = read({
		tone: 'persuasive',
		format: 'bullets',
		depth: 'detailed',
		length: 'long',
		readerLevel: 'expert',
		creativity: 'high',
		examples: true,
		archetype: 'Editor',
		outputChecks: ['facts'],
		authentic: true,
	});
	const { modifiers, limited } = cutToFreePlan(wanted, TEST_CATALOGUE.freeModifiers);
	expect(modifiers).toEqual({ ...DEFAULT_MODIFIERS, format: 'bullets', depth: 'detailed' });
	expect([...limited].sort()).toEqual([
		'archetype',
		'authentic',
		'creativity',
		'examples',
		'length',
		'outputChecks',
		'readerLevel',
		'tone',
	]);
});

test('without Pro, every free option is kept and none is listed as limited', () => {
	for (const [name, values] of Object.entries(CATALOGUE.freeModifiers)) {
		for (const value of values) {
			const { modifiers, limited } = cutToFreePlan(read({ [name]: value }), CATALOGUE.freeModifiers);
			expect(modifiers).toEqual({ ...DEFAULT_MODIFIERS, [name]: value });
			expect(limited).toEqual([]);
		}
	}
});
