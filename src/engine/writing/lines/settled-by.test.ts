import { describe, expect, it } from 'vitest';
import { STORED } from '#engine/knowledge/stored';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { NO_REVISION } from '#engine/review-model';
import { GENRES_APART } from '../data/unfit-options.ts';

function write(text: string, modifiers: Partial<Modifiers>, answers: Readonly<Record<string, string>> = {}): Optimised {
	const wishes = {
		revision: NO_REVISION,
		asked: [],
		takesDefaults: true,
		given: { answers, accepted: [], skipped: [] },
	};
	return optimise(text, { ...DEFAULT_MODIFIERS, ...modifiers }, wishes) as Optimised;
}

const rulesOf = ({ provenance }: Optimised) => provenance.map(({ rule }) => rule);

describe('an option gives way to what was typed, and the result quotes it', () => {
	it.each([
		['write a formal apology to a customer in bullet points, 3 bullets', { tone: 'casual' }, 'formal'],
		['explain how interest rates work in bullet points, 3 bullets', { format: 'table' }, 'in bullet points'],
		[
			'write a formal apology to a customer in bullet points, for experts',
			{ readerLevel: 'beginner' },
			'to a customer',
		],
		['email to my landlord about the broken boiler, polite but firm', { tone: 'academic' }, 'polite but firm'],
		['blog post about composting at home, under 400 words, beginners', { readerLevel: 'expert' }, 'beginners'],
		['wedding speech, best man, some jokes but nothing rude', { tone: 'academic' }, 'some jokes but nothing rude'],
		['act as a career coach and tell me how to ask for a raise', { archetype: ['Chef'] }, 'act as a career coach'],
		['cover letter for a barista job, half a page', { length: 'long' }, 'half a page'],
		['give me 5 names for a dog grooming business in leeds', { variations: 'multiple' }, '5 names'],
		['essay on the causes of ww1, use harvard referencing', { citations: 'APA-lite' }, 'harvard referencing'],
		['work out 17% of 4350, just the answer', { reasoning: 'step-by-step' }, 'just the answer'],
		['quick and dirty python script to rename my photos', { codeRigor: 'production' }, 'quick and dirty'],
		['explain vaccines to my class, no examples', { examples: 'contextual' }, 'no examples'],
	] as const)('%s: %j', (text, choice, words) => {
		const [name = ''] = Object.keys(choice);
		const result = write(text, choice);
		expect(rulesOf(result)).not.toContain(`modifier.${name}`);
		expect(result.optionalRefinements.join('\n')).toContain(`was left out, because your text says “${words}”.`);
		expect(result.gaveWay, 'told apart from questions, to stand above the result').toEqual([
			expect.stringContaining(`“${words}”`),
		]);
	});

	it.each([
		['give me ideas for a dog grooming business in leeds', { readerLevel: 'expert' }],
		['press release for our charity fun run on 3 may, in bristol', { tone: 'academic' }],
		['press release for our charity fun run on 3 may, in bristol', { format: 'bullets' }],
		['design a quiz for a casual dining restaurant', { tone: 'academic' }],
		['my boss is very formal. write a toast for his party', { tone: 'casual' }],
	] as const)('and to nothing else: %s: %j', (text, choice) => {
		const [name = ''] = Object.keys(choice);
		const result = write(text, choice);
		expect(rulesOf(result)).toContain(`modifier.${name}`);
		expect(result.gaveWay).toEqual([]);
	});

	it('and to an answer that was given beside the text', () => {
		const answers = { 'blog-post.reader': 'Beginners', 'blog-post.voice': 'With humour' };
		const result = write('blog post about composting at home', { readerLevel: 'expert', tone: 'academic' }, answers);
		expect(rulesOf(result).filter((rule) => rule.startsWith('modifier'))).toEqual([]);
		expect(result.optionalRefinements).toEqual([
			'The option tone “academic” was left out, because you answered “It should be humorous”.',
			'The option reader level “expert” was left out, because you answered “For people who are new to it”.',
		]);
	});

	it('but not to an answer of another sort', () => {
		const answers = { 'short-story.voice': 'Letters or a diary' };
		expect(rulesOf(write('short story about a lighthouse', { tone: 'casual' }, answers))).toContain('modifier.tone');
	});
});

describe('depth beside a size that was given', () => {
	it('adds steps and checks but no longer answer, and says so', () => {
		const result = write('explain photosynthesis to my 8 year old, keep it short', { depth: 'detailed' });
		expect(rulesOf(result)).not.toContain('modifier.depth');
		expect(rulesOf(result).some((rule) => rule.endsWith('.step'))).toBe(true);
		expect(result.optionalRefinements.join('\n')).toContain('“keep it short” set the size');
	});
});

describe('an option that makes no sense for the work', () => {
	it.each([
		['funny poem for my nans 80th, 12 lines', { citations: 'Links' }, 'citations', 'a poem'],
		['python script to rename all my photos by date', { tone: 'casual' }, 'tone', 'a script'],
		['sql query to find duplicate emails in the users table', { format: 'table' }, 'format', 'an SQL query'],
		['bedtime story for my 4 year old about a digger', { format: 'table' }, 'format', 'a bedtime story'],
		['text my boss im ill today, cant come in', { format: 'table' }, 'format', 'a message about being off or late'],
		['what is the boiling point of ethanol', { variations: 'multiple' }, 'variations', 'a question of fact'],
	] as const)('is left out and told: %s: %j', (text, choice, name, work) => {
		const result = write(text, choice);
		expect(rulesOf(result)).not.toContain(`modifier.${name}`);
		expect(result.optionalRefinements.join('\n')).toContain(
			`The option ${name} was left out: it does not apply to ${work}.`,
		);
	});

	it('names only genres that there are', () => {
		const ids = STORED.genres.map(({ id }) => id);
		expect(GENRES_APART.filter((id) => !ids.includes(id))).toEqual([]);
	});

	it('of several checks keeps those that make sense', () => {
		const { prompt, optionalRefinements } = write('press release for our charity fun run on 3 may, in bristol', {
			outputChecks: ['facts', 'edgeCases'],
		});
		expect(prompt).toContain('Every factual claim is given here');
		expect(prompt).not.toContain('Edge cases');
		expect(optionalRefinements.join('\n')).toContain('check for edge cases was left out');
	});
});
