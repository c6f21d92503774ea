import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findGenres } from './find-genre.ts';
import { sumGenres } from './genre-sums.ts';
import { requestWords } from './request-words.ts';
import { siblingsOf } from './siblings.ts';
import { STORED } from './stored.ts';
import { SURE_OF_GENRE } from './sureness.ts';

const guessesOf = (text: string) => {
	const request = requestWords(read(text));
	return findGenres(request, sumGenres(request, STORED.genres));
};
const sureOf = (text: string) => {
	const [best] = guessesOf(text);
	return best && best.sureness >= SURE_OF_GENRE ? best.genre.id : null;
};

describe('genres with much the same questions', () => {
	it('are sure together where neither is alone', () => {
		expect(['quiz-for-pupils', 'pub-quiz']).toContain(sureOf('can u make a shark quiz for my sleepover plss'));
	});

	it('are existing genres, and siblings of each other', () => {
		const ids = STORED.genres.map(({ id }) => id);
		for (const id of ids)
			for (const other of siblingsOf(id)) {
				expect(ids).toContain(other);
				expect([...siblingsOf(other)]).toContain(id);
			}
	});
});

describe('guesses that must not be sure', () => {
	it.each(['continue', 'test test', 'ok next'])('very few words without a cue have no genre: %s', (text) => {
		expect(sureOf(text)).toBeNull();
	});

	it.each([
		['which tablet should i buy for this pain in my chest when i climb stairs', 'purchase-advice'],
		['my pandas loop takes 40 minutes and freezes my laptop, what is wrong', 'device-help'],
		['rent or buy a suit for my cousins wedding', 'buying-a-home'],
		['how do i stop my glasses slipping when i run', 'relationship-advice'],
	])('%s is not %s', (text, id) => {
		expect(
			guessesOf(text)
				.filter(({ sureness }) => sureness >= SURE_OF_GENRE)
				.map(({ genre }) => genre.id),
		).not.toContain(id);
	});
});
