import { expect, it } from 'vitest';
import { readTexts, textsOf } from './bare-texts.ts';
import type { BareGenre } from './packed-knowledge.ts';

const GENRE: BareGenre = {
	id: 'toast',
	name: 'a toast',
	group: 'speech',
	isGeneral: true,
	steps: [],
	checks: [
		{ text: 'It names them.', when: [], unless: ['no names'] },
		{ text: 'It fits.', when: [], unless: [] },
	],
	suggest: [],
	ask: [
		{
			id: 'who',
			ask: 'Who is it for?',
			worth: 9.5,
			counted: -7,
			notFor: ['edit', 'summary'],
			as: 'reader',
			own: 'It is for {answer}.',
			options: [
				['A friend', 'It is for a friend.'],
				['Their names…', 'Their names: {answer}.'],
				['I stand alone', 'I stand alone.'],
				['Nobody', ''],
			],
		},
	],
};

it('gives back a genre unchanged, with lines of its own and with lines that follow from labels', () => {
	const bare = {
		genres: [GENRE],
		families: [{ ...GENRE, isGeneral: false, ask: [], checks: [], steps: ['Stand up.'] }],
	};
	const [question = null] = GENRE.ask;
	const consequences = [question, null].map((one) => {
		return {
			id: 'deaf',
			where: [],
			worth: 7,
			question: one,
			askFor: ['none'],
			suggest: null,
			suggestFor: [],
			check: 'Yes.',
		};
	});
	expect(readTexts(textsOf({ ...bare, consequences }))).toEqual({ ...bare, consequences });
});

it('does not store a line that follows from its label', () => {
	const [text] = textsOf({ genres: [GENRE], families: [], consequences: [] }).genres;
	expect(text).toContain('A friend\t~\tTheir names…\t:\tI stand alone\t.\tNobody\t');
});
