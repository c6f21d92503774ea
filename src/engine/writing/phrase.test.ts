import { expect, test } from 'vitest';
import { asSentencePhrase, phraseOf, placeIn } from './phrase.ts';

const ENGLISH = { code: 'en', name: 'English', direction: 'ltr' } as const;

function placeOf(words: string, text: string): string | null {
	const phrase = asSentencePhrase(phraseOf(text, { start: 0, end: text.length }, []), ENGLISH);
	const start = text.indexOf(words);
	const place = placeIn(phrase, { start, end: start + words.length });
	return place && phrase.text.slice(place.start, place.end);
}

test('what is found again in a line does not reach over the full stop that came', () => {
	expect(placeOf('under 120 words', 'keep it under 120 words')).toBe('under 120 words');
});

test('an emoji before it does not shift the place of what is found again', () => {
	expect(placeOf('no jokes', '🐝🐝 bees, no jokes, please')).toBe('no jokes');
});

test('a ban that begins with "do" is no question', () => {
	const text = 'do not mention the price';
	expect(asSentencePhrase(phraseOf(text, { start: 0, end: text.length }, []), ENGLISH).text).toBe(
		'Do not mention the price.',
	);
});

test('the space that French puts before a mark stays, and the one that is left where words were taken out goes', () => {
	const typed = 'Termine par "Que puis-je faire pour vous ?" et signe.';
	const french = { code: 'fr', name: 'French', direction: 'ltr' } as const;
	expect(asSentencePhrase(phraseOf(typed, { start: 0, end: typed.length }, []), french).text).toBe(typed);
	const text = 'Is it far please?';
	const edits = [{ rule: 'courtesy', start: 10, end: 16, to: '' }] as const;
	expect(asSentencePhrase(phraseOf(text, { start: 0, end: text.length }, edits), ENGLISH).text).toBe('Is it far?');
});
