import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';

const WORDS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu;
const SIGNS = ['a', '’', ' ', '\n', '\u3000', '字', 'ア', '々', '𠀀', '😀', '。'];

/** Every text of up to five of the signs. */
function* texts(length = 5): Generator<string> {
	yield '';
	if (length > 0) for (const rest of texts(length - 1)) for (const sign of SIGNS) yield rest + sign;
}

describe('the words of a text', () => {
	it('are those between white space, two Chinese or Japanese characters as one', () => {
		expect(countWords('写一首 short poem, 三行字 😀!')).toBe(5);
	});

	it('are as many as a pattern finds in any text of a few signs', () => {
		const wrong = [...texts()].filter((text) => countWords(text) !== (text.match(WORDS) ?? []).length);
		expect(wrong).toEqual([]);
	});
});
