import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findPattern } from './find-pattern.ts';
import { parsePattern } from './pattern.ts';
import { requestWords } from './request-words.ts';

const holds = (pattern: string, text: string) => findPattern(pattern, requestWords(read(text))) !== null;

describe('a pattern', () => {
	it.each([
		['cover letter', 'need a COVER-LETTER for tesco'],
		['complain*', 'I want to be complaining'],
		['refund*|compensation', 'they refunded nothing'],
		['write|draft a letter', 'pls draft a letter to them'],
		['# weeks', 'a plan for six weeks'],
		['# weeks', 'a plan for 12 weeks'],
		['want ~ back', 'i want my deposit back'],
		['letter + landlord', 'my landlord never answers, write him a letter'],
		['dont like', "she don't like fish"],
		['<money>', 'dinner for under £30'],
		['<people>', 'a bbq for 12 people'],
		['by <date>', 'answer me by friday'],
		['part-time', 'a part time job'],
		['about <money>', 'a garden for about £200'],
	])('%s is found in "%s"', (pattern, text) => {
		expect(holds(pattern, text)).toBe(true);
	});

	it.each([
		['letter', 'three letters to write'],
		['want ~ back', 'I want this. Give me a call back'],
		['letter + landlord', 'write a letter to my boss'],
		['# weeks', 'a plan for some weeks'],
		['<money>', 'a poem about my nan'],
		['<people>', 'a plan for 12 weeks'],
		['*ing', 'we are going'],
		['about <money>', 'a big pot and about 6 jars'],
		['<told>', 'write a poem about the sea'],
	])('%s is not found in "%s"', (pattern, text) => {
		const found = () => {
			try {
				return holds(pattern, text);
			} catch {
				return false;
			}
		};
		expect(found()).toBe(false);
	});

	it('is searched for in the text with corrected spelling', () => {
		expect(holds('tomorrow', 'i need it by tmrw')).toBe(true);
	});

	it('says what is wrong with it', () => {
		expect(() => parsePattern('<colour>')).toThrow('There is no <colour>');
		expect(() => parsePattern('*ing')).toThrow('the star stands at its end');
	});
});

it('does not match pasted material', () => {
	const text = 'Make this shorter:\n\nDear landlord, this letter is about the mould in our flat.\nYours, Ann';
	expect(holds('landlord', text)).toBe(false);
	expect(findPattern('landlord', requestWords(read(text), true))).not.toBeNull();
});
