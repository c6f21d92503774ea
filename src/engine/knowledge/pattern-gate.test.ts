import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findParsed, patternOf } from './find-pattern.ts';
import { indexed } from './pattern-index.ts';
import { requestWords } from './request-words.ts';

const indexOf = indexed((patterns: readonly string[]) => patterns);
/** The patterns that are searched for in a text. */
const triedOn = (text: string, patterns: readonly string[]): string[] =>
	indexOf([patterns])
		.candidates(requestWords(read(text)))
		.flatMap(({ pattern }) => patterns.filter((one) => patternOf(one) === pattern));

it.each([
	['letter landlord', 'I owe my landlord a letter'],
	['landlord letter', 'a letter to my landlord'],
	['write|draft letter', 'write to him, then draft the letter'],
	['want ~ back', 'I want what I paid in May and in June for it back'],
	['letter + landlord', 'a letter to my boss'],
])('%s is not even searched for in "%s"', (pattern, text) => {
	expect(triedOn(text, [pattern])).toEqual([]);
});

it.each([
	['write|draft letter', 'Draft letter to the landlord'],
	['want ~ back', 'I want my deposit back'],
	['letter + landlord', 'my landlord wants a letter'],
	['complain* to|about', 'I am complaining about noise'],
	['plan for # weeks', 'a plan for six weeks'],
	['part-time job', 'a part-time job'],
	["mary's letter", "Mary's letter"],
	['budget of <money>', 'a budget of 40 dollars'],
	['the * letter', 'the long letter'],
	['un* letter', 'an unsent letter'],
	['letter letter', 'letter letter'],
])('%s is found in "%s"', (pattern, text) => {
	expect(findParsed(patternOf(pattern), requestWords(read(text)))).not.toBeNull();
	expect(triedOn(text, [pattern])).toEqual([pattern]);
});
