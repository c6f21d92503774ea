import { describe, expect, it, test } from 'vitest';
import type { Edit } from '#engine/editing/edit-model';
import type { Language } from '#engine/types';
import { fc } from '#support/properties';
import { asSentencePhrase, asTypedPhrase, joinPhrases, phraseOf, placeIn } from './phrase.ts';

const ENGLISH = { code: 'en', name: 'English', direction: 'ltr' } as const;

function placeOf(words: string, text: string): string | null {
	const phrase = asSentencePhrase(phraseOf(text, { start: 0, end: text.length }, []), ENGLISH);
	const start = text.indexOf(words);
	const place = placeIn(phrase, { start, end: start + words.length });
	return place && phrase.text.slice(place.start, place.end);
}

test('the range of a span in a line does not include an added full stop', () => {
	expect(placeOf('under 120 words', 'keep it under 120 words')).toBe('under 120 words');
});

test('an emoji before it does not shift the place of a span', () => {
	expect(placeOf('no jokes', '🐝🐝 bees, no jokes, please')).toBe('no jokes');
});

test('a ban that begins with "do" is no question', () => {
	const text = 'do not mention the price';
	expect(asSentencePhrase(phraseOf(text, { start: 0, end: text.length }, []), ENGLISH).text).toBe(
		'Do not mention the price.',
	);
});

test('a French space before a mark stays, and one left by removed words is removed', () => {
	const typed = 'Termine par "Que puis-je faire pour vous ?" et signe.';
	const french = { code: 'fr', name: 'French', direction: 'ltr' } as const;
	expect(asSentencePhrase(phraseOf(typed, { start: 0, end: typed.length }, []), french).text).toBe(typed);
	const text = 'Is it far please?';
	const edits = [{ rule: 'courtesy', start: 10, end: 16, to: '' }] as const;
	expect(asSentencePhrase(phraseOf(text, { start: 0, end: text.length }, edits), ENGLISH).text).toBe('Is it far?');
});

const whole = (text: string) => ({ start: 0, end: text.length });
const sentence = (text: string, language: Language = ENGLISH) =>
	asSentencePhrase(phraseOf(text, whole(text), []), language).text;

it.each([
	['es', 'trabajo de 8 a 3. he probado con juguetes', 'Trabajo de 8 a 3. He probado con juguetes.'],
	['de', 'wir öffnen am 3. mai um zehn', 'Wir öffnen am 3. mai um zehn.'],
])('a figure ends a sentence in %s unless it may be an ordinal there', (code, text, line) => {
	expect(sentence(text, { code, name: code, direction: 'ltr' })).toBe(line);
});

describe('a range of the request', () => {
	it('applies only the edits inside it', () => {
		const text = 'teh cat and teh dog';
		const edits = [spelt(0, 3, 'the'), spelt(12, 15, 'the')];
		expect(phraseOf(text, whole(text), edits).text).toBe('the cat and the dog');
		expect(phraseOf(text, { start: 12, end: 19 }, edits).text).toBe('the dog');
		expect(phraseOf(text, { start: 14, end: 19 }, edits).text).toBe('h dog');
	});

	it('has no gap where words were removed', () => {
		const text = 'write pls a note';
		expect(phraseOf(text, whole(text), [{ rule: 'courtesy', start: 6, end: 9, to: '' }]).text).toBe('write a note');
	});

	it('is one line, so that it cannot begin a section', () => {
		const text = 'a poem\n\n## Intent\u2028now';
		expect(phraseOf(text, whole(text), []).text).toBe('a poem ## Intent now');
		expect(phraseOf(text, whole(text), [], true).text).toBe(text);
	});

	it('has control tokens and tags of the result broken by a space', () => {
		const text = 'a <|im_start|> b </intent> c <b>';
		expect(phraseOf(text, whole(text), []).text).toBe('a < |im_start|> b < /intent> c <b>');
	});

	it('applies later edits after one that began in white space', () => {
		const text = 'a note\n  for teh club';
		const edits = [{ rule: 'filler', start: 8, end: 9, to: '' } as const, spelt(13, 16, 'the')];
		expect(phraseOf(text, whole(text), edits).text).toBe('a note for the club');
	});

	it('has an origin for each letter, whatever is edited', () => {
		const piece = fc.constantFrom('teh ', 'pls ', 'a poem ', '\n', '😀 ', '<|x|> ', ', ', 'I need ');
		fc.assert(
			fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), fc.nat(), (pieces, seed) => {
				const text = pieces.join('');
				const at = seed % text.length;
				const edits = [{ rule: 'spelling', start: at, end: Math.min(at + 3, text.length), to: 'x' } as const];
				for (const phrase of [
					phraseOf(text, whole(text), edits),
					asSentencePhrase(phraseOf(text, whole(text), edits), ENGLISH),
				]) {
					expect(phrase.from).toHaveLength(phrase.text.length);
					expect(phrase.from.every((from) => from < text.length)).toBe(true);
				}
			}),
		);
	});
});

describe('a wish becomes a sentence', () => {
	it.each([
		['- no jargon;', 'No jargon.'],
		['2) keep it short', 'Keep it short.'],
		['and also no puns', 'No puns.'],
		['max 200 words, and', 'Max 200 words.'],
		['(one page)', 'One page.'],
		['(3 flats', '3 flats.'],
		['should it rhyme', 'Should it rhyme?'],
		['call it "Ready."', 'Call it "Ready."'],
		['save it to out/chart.png', 'Save it to out/chart.png'],
		['```js and a poem', '`` `js and a poem.'],
		['```x = 1``` in one line', '```x = 1``` in one line.'],
		['', ''],
	])('%j becomes %j', (typed, line) => {
		expect(sentence(typed)).toBe(line);
	});

	it.each([
		['es', 'y sin rimas', 'Sin rimas.'],
		['de', 'und ohne Fachwörter', 'Ohne Fachwörter.'],
		['zh', '不要用专业术语，', '不要用专业术语。'],
	])('in the way of its language: %s', (code, typed, line) => {
		expect(sentence(typed, { code, name: code, direction: 'ltr' })).toBe(line);
	});

	it('a text that stays as typed gets a capital, and no full stop', () => {
		const text = 'write a note\nno jokes';
		expect(asTypedPhrase(phraseOf(text, whole(text), [], true), ENGLISH).text).toBe('Write a note\nno jokes');
	});

	it('joined phrases keep the place of each', () => {
		const text = 'write a poem, in five lines, about my cat';
		const joined = joinPhrases(
			[phraseOf(text, { start: 0, end: 12 }, []), phraseOf(text, { start: 29, end: 41 }, [])],
			' ',
		);
		expect(joined.text).toBe('write a poem about my cat');
		expect(placeIn(joined, { start: 29, end: 41 })).toEqual({ start: 13, end: 25 });
		expect(placeIn(joined, { start: 14, end: 27 })).toBeNull();
	});
});

function spelt(start: number, end: number, to: string): Edit {
	return { rule: 'spelling', start, end, to };
}
