import { describe, expect, it } from 'vitest';
import { endsSentence, isBlank, wordsIn } from './sentence-ends.ts';

const ENDS = /(?<!\b[ie]\.[eg])[.!?。！？\n]["”’)]?\s*$/;
const SIGNS = ['.', '!', '。', '\n', '"', '”', ')', ' ', '\t', '\u00a0', 'e', 'g', 'i', 'x', ','];

/** Every text of up to four of the signs. */
function* texts(length = 4): Generator<string> {
	yield '';
	if (length > 0) for (const rest of texts(length - 1)) for (const sign of SIGNS) yield rest + sign;
}

describe('the end of a sentence', () => {
	it('is found as by the pattern that reads the whole stretch, in any text of a few signs', () => {
		const wrong = [...texts()].flatMap((text) =>
			['', 'i.', 'e', ' e.g'].filter((before) => {
				const all = before + text;
				return endsSentence(`.${all}. `, 1, 1 + all.length) !== ENDS.test(all);
			}),
		);
		expect(wrong).toEqual([]);
	});

	it('counts words as a cut at white space does, and knows where there are none', () => {
		for (const text of texts()) {
			expect(wordsIn(text)).toBe(text.trim().split(/\s+/).length);
			expect(isBlank(`x${text}x`, 1, 1 + text.length)).toBe(text.trim() === '');
		}
	});
});
