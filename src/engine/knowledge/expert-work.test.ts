import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { read } from '../reading/read.ts';
import type { Optimised } from '../result-model.ts';
import { chooseWork } from './expert-work.ts';
import type { Genre } from './genre-model.ts';
import type { GivenLine } from './given-lines.ts';
import { SURE_OF_GENRE } from './sureness.ts';

const CAKE: Genre = {
	...{ id: 'cake', name: 'a cake', group: 'food', isGeneral: false, cues: [], not: [], ask: [], suggest: [] },
	steps: [
		'Weigh everything out first.',
		'Line the tin.',
		'Beat butter and sugar until pale.',
		'Fold the flour in.',
		'Let it cool before the icing goes on.',
		'Bake for forty minutes.',
	],
	checks: [
		'Every quantity has a unit.',
		'The heat of the oven is given.',
		'It says how to tell when the sponge is done.',
		'The icing is enough for the whole of it.',
		'It can be stored.',
	],
};
const TEXT = 'Bake a birthday cake for my son.';
const work = (text: string, depth: Modifiers['depth'], sureness = 0.9, given: readonly GivenLine[] = []) =>
	chooseWork({ genre: { genre: CAKE, sureness } }, read(text), given, depth);

describe('the steps and checks of an expert', () => {
	it('are added by a chosen depth, four of each when detailed and all when exhaustive', () => {
		expect(work(TEXT, 'brief')).toBeNull();
		expect(work(TEXT, 'detailed')?.steps).toEqual(CAKE.steps.slice(0, 4));
		expect(work(TEXT, 'detailed')?.checks).toEqual(CAKE.checks.slice(0, 4));
		expect(work(TEXT, 'exhaustive')).toMatchObject({ steps: CAKE.steps, checks: CAKE.checks });
	});

	it('is left where the genre is not sure', () => {
		expect(work(TEXT, 'exhaustive', SURE_OF_GENRE - 0.01)).toBeNull();
	});

	it('prefer lines that share words with the request', () => {
		const { steps, checks } = work(`${TEXT} Lots of icing, and let the kids watch it cool.`, 'detailed') ?? {};
		expect(steps).toContain('Let it cool before the icing goes on.');
		expect(steps).toHaveLength(4);
		expect(checks).toContain('The icing is enough for the whole of it.');
	});

	it('do not repeat the request or an answer', () => {
		expect(work(`${TEXT} Line the tin well.`, 'exhaustive')?.steps).not.toContain('Line the tin.');
		const given: GivenLine[] = [{ id: 'cake.tin', as: 'content', text: 'Line the tin with paper.' }];
		expect(work(TEXT, 'exhaustive', 0.9, given)?.steps).not.toContain('Line the tin.');
	});

	it('mention nothing refused, and set no second size', () => {
		expect(work(`${TEXT} No icing.`, 'exhaustive')?.steps).not.toContain('Let it cool before the icing goes on.');
		expect(work(`${TEXT} No icing.`, 'exhaustive')?.checks).not.toContain('The icing is enough for the whole of it.');
		expect(work(`${TEXT} At most 100 words.`, 'exhaustive')?.steps).not.toContain('Bake for forty minutes.');
	});
});

describe('in the prompt', () => {
	const LETTER = 'cover letter for a warehouse job at amazon in dunfermline, half a page, dont invent any figures';
	const write = (depth: Modifiers['depth']) => optimise(LETTER, { ...DEFAULT_MODIFIERS, depth }) as Optimised;

	it('steps and checks of the genre replace those of the kind of work, and name their origin', () => {
		const { provenance, operations } = write('detailed');
		const rules = provenance.map(({ rule }) => rule);
		expect(rules.filter((rule) => rule === 'genre.cover-letter.step')).toHaveLength(4);
		expect(rules).toContain('genre.cover-letter.check');
		expect(rules.some((rule) => rule.startsWith('type.'))).toBe(false);
		expect(operations.find(({ rule }) => rule === 'genre.cover-letter.step')?.reason).toContain('a cover letter');
	});

	it('each of them can be undone', () => {
		const { operations, prompt } = write('detailed');
		const step = operations.find(({ rule }) => rule === 'genre.cover-letter.step');
		const wishes = {
			asked: [],
			takesDefaults: false,
			revision: { undone: [step?.id ?? ''], assumptions: {}, isShort: false },
		};
		const revised = optimise(LETTER, { ...DEFAULT_MODIFIERS, depth: 'detailed' }, wishes) as Optimised;
		expect(prompt).toContain(step?.text);
		expect(revised.prompt).not.toContain(step?.text);
	});

	it('depth does not ask a piece of writing for its reasons', () => {
		expect(write('detailed').prompt).not.toMatch(/detail|reasons behind/i);
	});

	it('there are none at the usual depth', () => {
		expect(write('brief').provenance.some(({ rule }) => rule.startsWith('genre.'))).toBe(false);
	});
});
