import { expect, it } from 'vitest';
import { unnamedThing } from './unnamed-thing.ts';

it.each([
	['Make a list of the materials required to build the given tool.', 'tool'],
	['Give examples of what people say in the given social situation.', 'social situation'],
	['Write a short description about the given movie or series.', 'movie'],
	['Improve the flavor of the given food', 'food'],
])('finds the unnamed thing of "%s"', (text, noun) => expect(unnamedThing(text)).toBe(noun));

it.each([['Paraphrase the given text in an academic style.'], ['Fix the given code.'], ['Write about a tool.']])(
	'finds a text, or nothing, in "%s"',
	(text) => expect(unnamedThing(text)).toBeNull(),
);
