import { describe, expect, it } from 'vitest';
import { NOTHING_GIVEN } from '#engine/review-model';
import { read } from '../reading/read.ts';
import { advise, MOST_QUESTIONS, questionsOf, suggestionsOf } from './advise.ts';
import type { Genre } from './genre-model.ts';
import { MOST_SUGGESTIONS } from './offers.ts';
import type { Knowledge } from './stored.ts';

const CAKE: Genre = {
	id: 'cake',
	name: 'a cake',
	group: 'food',
	isGeneral: false,
	cues: ['birthday cake', 'bake ~ cake'],
	not: ['cake shop'],
	ask: ['one', 'two', 'three', 'four', 'five'].map((id, at) => ({
		id,
		ask: `Number ${id}?`,
		worth: 9 - at,
		counted: 30,
		answered: [`told ${id}`],
		when: [],
		notFor: [],
		as: 'content',
		options: [
			['Yes', `Yes to ${id}.`],
			['No', `No to ${id}.`],
			['Told all', 'Told two and told three.'],
		],
		own: `For ${id}: {answer}.`,
	})),
	suggest: [{ text: 'Add candles.', when: ['birthday'], unless: ['candles'] }],
	steps: [],
	checks: [],
};
const KNOWLEDGE: Knowledge = {
	genres: [CAKE],
	families: [],
	consequences: [
		{
			id: 'nuts',
			says: ['allergic to nuts'],
			unless: [],
			where: ['food'],
			worth: 10,
			question: null,
			suggest: 'No nuts, traces included.',
			askFor: [],
			suggestFor: [],
			check: 'No ingredient holds nuts.',
		},
	],
};
const TEXT = 'bake me a birthday cake, my son is allergic to nuts';
const advice = (text: string, given = NOTHING_GIVEN) => advise(read(text), given, KNOWLEDGE);
const idsOf = (text: string, given = NOTHING_GIVEN) => questionsOf(advice(text, given)).map(({ id }) => id);

describe('beside a result', () => {
	it('are the most valuable questions of its genre, four at most', () => {
		expect(idsOf(TEXT)).toEqual(['cake.one', 'cake.two', 'cake.three', 'cake.four']);
		expect(MOST_QUESTIONS).toBe(4);
	});

	it('are suggested lines with the words they follow from, two at most', () => {
		expect(suggestionsOf(advice(TEXT))).toEqual([
			{ id: 'nuts.offer', text: 'No nuts, traces included.', because: 'allergic to nuts' },
			{ id: 'cake.offer-1', text: 'Add candles.', because: 'birthday' },
		]);
		expect(MOST_SUGGESTIONS).toBe(2);
	});

	it('is no question that the text has answered', () => {
		expect(idsOf(`${TEXT}. I told one of them.`)).toEqual(['cake.two', 'cake.three', 'cake.four', 'cake.five']);
	});

	it('are the next questions after an answer or a skip, without those that the answer settles too', () => {
		expect(idsOf(TEXT, { answers: { 'cake.one': 'Told all' }, accepted: [], skipped: ['cake.four'] })).toEqual([
			'cake.five',
		]);
	});

	it('come questions about facts before those about taste of the same worth', () => {
		const [one, two] = CAKE.ask;
		if (!one || !two) throw new Error('The cake has questions.');
		const taste = { ...one, as: 'style', id: 'taste', ask: 'How should it look?' } as const;
		const knowledge = { ...KNOWLEDGE, genres: [{ ...CAKE, ask: [taste, two] }] };
		expect(questionsOf(advise(read(TEXT), NOTHING_GIVEN, knowledge)).map(({ id }) => id)).toEqual([
			'cake.two',
			'cake.taste',
		]);
	});

	it('is the line of a circumstance beside its own question, unless an answer would say the same', () => {
		const withQuestion = (line: string) => ({
			...KNOWLEDGE,
			consequences: KNOWLEDGE.consequences.map((one) => ({
				...one,
				question: {
					...(CAKE.ask[0] as (typeof CAKE.ask)[number]),
					id: 'nuts',
					ask: 'How bad is it?',
					options: [['Bad', line] as const],
				},
			})),
		});
		const offered = (line: string) =>
			suggestionsOf(advise(read(TEXT), NOTHING_GIVEN, withQuestion(line))).map(({ id }) => id);
		expect(offered('It is dangerous.')).toContain('nuts.offer');
		expect(offered('No nuts at all, traces included.')).not.toContain('nuts.offer');
	});

	it('are the question and the line of a circumstance only in the genres they are for', () => {
		const lineFor = (...suggestFor: string[]) => ({
			...KNOWLEDGE,
			consequences: KNOWLEDGE.consequences.map((one) => ({ ...one, suggestFor })),
		});
		const offered = (knowledge: Knowledge) =>
			suggestionsOf(advise(read(TEXT), NOTHING_GIVEN, knowledge)).map(({ id }) => id);
		expect(offered(lineFor('bread', 'cake'))).toContain('nuts.offer');
		expect(offered(lineFor('bread'))).not.toContain('nuts.offer');
		const [question] = CAKE.ask;
		if (!question) throw new Error('The cake has questions.');
		const askedFor = (...askFor: string[]): Knowledge => ({
			...KNOWLEDGE,
			consequences: KNOWLEDGE.consequences.map((one) => ({
				...one,
				question: { ...question, id: 'nuts', ask: 'How bad is it?' },
				askFor,
			})),
		});
		const asked = (knowledge: Knowledge, text = TEXT) =>
			questionsOf(advise(read(text), NOTHING_GIVEN, knowledge)).map(({ id }) => id);
		expect(asked(askedFor('cake'))).toContain('nuts');
		expect(asked(askedFor('none'))).not.toContain('nuts');
	});

	it('is nothing that the file of the genre rules out', () => {
		expect(idsOf('a birthday cake for my cake shop window')).toEqual([]);
		const [one] = CAKE.ask;
		const family = {
			...CAKE,
			id: 'any-food',
			cues: [],
			ask: one ? [{ ...one, id: 'eaters', ask: 'Who eats it?' }] : [],
		};
		const withFamily: Knowledge = { ...KNOWLEDGE, families: [family] };
		expect(questionsOf(advise(read('a birthday cake for my cake shop window'), NOTHING_GIVEN, withFamily))).toEqual([]);
	});

	it('are questions of the group only when the request says little, and general ones only when its genre is unknown', () => {
		const [one] = CAKE.ask;
		const filling = (id: string, ask: string) => ({
			...CAKE,
			id,
			cues: [],
			ask: one ? [{ ...one, counted: 90, id: `of-${id}`, ask }] : [],
		});
		const knowledge: Knowledge = {
			...KNOWLEDGE,
			genres: [{ ...CAKE, ask: CAKE.ask.slice(0, 1) }, filling('any', 'Who is it for?')],
			families: [filling('any-food', 'Who will eat it?')],
		};
		const asked = (text: string) => questionsOf(advise(read(text), NOTHING_GIVEN, knowledge)).map(({ id }) => id);
		const told = ' it should look like the old mill that stood behind the bakery where we met in the rain'.repeat(2);
		expect(asked('bake me a birthday cake')).toEqual(['cake.one', 'any-food.of-any-food']);
		expect(asked('a hat for the summer fair')).toEqual(['any.of-any']);
		expect(asked(`bake me a birthday cake,${told}`)).toEqual(['cake.one']);
	});

	it('is no question in a language that has none', () => {
		expect(idsOf('Bak een verjaardagstaart voor mijn zoon, die allergisch is voor noten')).toEqual([]);
	});
});

it('gives a reason for every question that is left out', () => {
	const { candidates } = advice(`${TEXT}. I told one of them.`);
	expect(candidates.find(({ id }) => id === 'cake.one')).toMatchObject({ left: 'answered', by: 'told one' });
});
