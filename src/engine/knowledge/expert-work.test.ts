import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import { read } from '../reading/read.ts';
import type { Optimised } from '../result-model.ts';
import { chooseWork } from './expert-work.ts';
import type { Genre, Offer } from './genre-model.ts';
import type { GivenLine } from './given-lines.ts';
import { SURE_OF_CHECKS, SURE_OF_STEPS } from './sureness.ts';

const always = (text: string): Offer => ({ text, when: [], unless: [] });
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
		always('Every quantity has a unit.'),
		always('The heat of the oven is given.'),
		always('It says how to tell when the sponge is done.'),
		always('The icing is enough for the whole of it.'),
		always('It can be stored.'),
	],
};
const TEXT = 'Bake a birthday cake for my son.';
const work = (text: string, depth: Modifiers['depth'], alone = 1, given: readonly GivenLine[] = [], genre = CAKE) =>
	chooseWork({ genre: { genre, sureness: 1, alone } }, read(text), given, depth);
const texts = CAKE.checks.map(({ text }) => text);

describe('the steps and checks of an expert', () => {
	it('are added at a chosen depth, four of each when detailed and all when exhaustive', () => {
		expect(work(TEXT, 'brief')).toBeNull();
		expect(work(TEXT, 'detailed')?.steps).toEqual(CAKE.steps.slice(0, 4));
		expect(work(TEXT, 'detailed')?.checks).toEqual(texts.slice(0, 4));
		expect(work(TEXT, 'exhaustive')).toMatchObject({ steps: CAKE.steps, checks: texts });
	});

	it('are left out when the genre is not sure; checks need more sureness than steps', () => {
		const guess = { genre: CAKE, sureness: SURE_OF_STEPS - 0.01, alone: SURE_OF_STEPS - 0.01 };
		expect(chooseWork({ genre: guess }, read(TEXT), [], 'exhaustive')).toBeNull();
		const unsure = work(TEXT, 'exhaustive', SURE_OF_CHECKS - 0.01);
		expect(unsure?.steps.length).toBeGreaterThan(0);
		expect(unsure?.checks).toEqual([]);
	});

	it('are left out when several things are asked for', () => {
		expect(work('Write a birthday card for my son. Then plan his party.', 'exhaustive')).toBeNull();
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
		expect(work(TEXT, 'exhaustive', 1, given)?.steps).not.toContain('Line the tin.');
	});

	it('mention nothing that is forbidden and give no second size', () => {
		expect(work(`${TEXT} No icing.`, 'exhaustive')?.steps).not.toContain('Let it cool before the icing goes on.');
		expect(work(`${TEXT} No icing.`, 'exhaustive')?.checks).not.toContain('The icing is enough for the whole of it.');
		expect(work(`${TEXT} At most 100 words.`, 'exhaustive')?.steps).not.toContain('Bake for forty minutes.');
	});
});

describe('a check', () => {
	const checksOf = (text: string, ...checks: Offer[]) =>
		work(text, 'exhaustive', 1, [], { ...CAKE, checks, steps: [] })?.checks ?? [];

	it('is used only when the request mentions its subject', () => {
		const heeded: Offer = { text: 'It heeds every limit that was told.', when: ['gluten', 'vegan*'], unless: [] };
		expect(checksOf(TEXT, heeded)).toEqual([]);
		expect(checksOf('Bake a birthday cake for my son, gluten free.', heeded)).toEqual([heeded.text]);
	});

	it('is left out when the request contradicts it', () => {
		const calm: Offer = { text: 'It ends calmly.', when: [], unless: ['scary'] };
		expect(checksOf('Tell a tale about a cake.', calm)).toEqual([calm.text]);
		expect(checksOf('Tell a scary tale about a cake.', calm)).toEqual([]);
	});

	it('does not forbid invention that the request asks for', () => {
		const given = always('No figure in it is made up.');
		expect(checksOf(TEXT, given)).toEqual([given.text]);
		expect(checksOf('Bake a birthday cake for my son, with a made up name.', given)).toEqual([]);
		expect(checksOf('Give me an example of a cake recipe.', given)).toEqual([]);
	});
});

describe('in the prompt', () => {
	const LETTER = 'cover letter for a warehouse job at amazon in dunfermline, half a page, dont invent any figures';
	const write = (depth: Modifiers['depth']) => optimise(LETTER, { ...DEFAULT_MODIFIERS, depth }) as Optimised;

	it('steps and checks of the genre replace those of the task type, and name their origin', () => {
		const { provenance, operations } = write('detailed');
		const rules = provenance.map(({ rule }) => rule);
		expect(rules.filter((rule) => rule === 'genre.cover-letter.step')).toHaveLength(4);
		expect(rules).toContain('genre.cover-letter.check');
		expect(rules.some((rule) => rule.startsWith('type.'))).toBe(false);
		expect(operations.find(({ rule }) => rule === 'genre.cover-letter.step')?.reason).toContain('a cover letter');
	});

	it('each step and check can be undone', () => {
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

	it('a piece of writing is not asked for reasons, whatever the depth', () => {
		expect(write('detailed').prompt).not.toMatch(/detail|reasons behind/i);
	});

	it('the usual depth adds no steps and checks', () => {
		expect(write('brief').provenance.some(({ rule }) => rule.startsWith('genre.'))).toBe(false);
	});
});
