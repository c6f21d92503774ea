import { describe, expect, it } from 'vitest';
import { NOTHING_GIVEN } from '#engine/review-model';
import { read } from '../reading/read.ts';
import { advise, MOST_QUESTIONS, MOST_SUGGESTIONS, questionsOf, suggestionsOf } from './advise.ts';
import type { Genre } from './genre-model.ts';
import type { Knowledge } from './stored.ts';

const CAKE: Genre = {
	id: 'cake',
	name: 'a cake',
	group: 'food',
	type: 'howto',
	isGeneral: false,
	cues: ['birthday cake', 'bake ~ cake'],
	not: ['cake shop'],
	ask: ['one', 'two', 'three', 'four', 'five'].map((id, at) => ({
		id,
		ask: `Number ${id}?`,
		worth: 9 - at,
		answered: [`told ${id}`],
		when: [],
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
	consequences: [
		{
			id: 'nuts',
			says: ['allergic to nuts'],
			unless: [],
			where: ['food'],
			worth: 10,
			question: null,
			suggest: 'No nuts, traces included.',
			check: 'No nuts are named.',
		},
	],
};
const TEXT = 'bake me a birthday cake, my son is allergic to nuts';
const advice = (text: string, given = NOTHING_GIVEN) => advise(read(text), given, KNOWLEDGE);
const idsOf = (text: string, given = NOTHING_GIVEN) => questionsOf(advice(text, given)).map(({ id }) => id);

describe('beside a result', () => {
	it('stand the most valuable questions of its genre, four at most', () => {
		expect(idsOf(TEXT)).toEqual(['cake.one', 'cake.two', 'cake.three', 'cake.four']);
		expect(MOST_QUESTIONS).toBe(4);
	});

	it('stand lines with the words they follow from, two at most', () => {
		expect(suggestionsOf(advice(TEXT))).toEqual([
			{ id: 'nuts.offer', text: 'No nuts, traces included.', because: 'allergic to nuts' },
			{ id: 'cake.offer-1', text: 'Add candles.', because: 'birthday' },
		]);
		expect(MOST_SUGGESTIONS).toBe(2);
	});

	it('stands nothing that the text answers', () => {
		expect(idsOf(`${TEXT}. I told one of them.`)).toEqual(['cake.two', 'cake.three', 'cake.four', 'cake.five']);
	});

	it('comes what is next once something is answered or skipped, and nothing that the answer says', () => {
		expect(idsOf(TEXT, { answers: { 'cake.one': 'Told all' }, accepted: [], skipped: ['cake.four'] })).toEqual([
			'cake.five',
		]);
	});

	it('stands nothing of a genre that its own file rules out', () => {
		expect(idsOf('a birthday cake for my cake shop window')).toEqual([]);
	});

	it('stands nothing where the language has no questions yet', () => {
		expect(idsOf('Hornea un pastel de cumpleaños para mi hijo, que es alérgico a las nueces')).toEqual([]);
	});
});

it('says of everything that is left why', () => {
	const { candidates } = advice(`${TEXT}. I told one of them.`);
	expect(candidates.find(({ id }) => id === 'cake.one')).toMatchObject({ left: 'answered', by: 'told one' });
});
