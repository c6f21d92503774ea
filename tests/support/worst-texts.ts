import { bombOf } from './bombs.ts';

/** Length of the longest prompt. */
const PROMPT_CHARS = 4000;

/** Texts that are slow to classify and to search for gaps, each repeated up to the length of the longest prompt. */
export const WORST_TASKS: readonly string[] = [
	'a an the ',
	'to my ',
	'1 = ',
	'in the city ',
	'$x$ ',
	'. ',
	'for a ',
].map((unit) => bombOf(unit, PROMPT_CHARS));

/** A request with a rule of every kind that can be checked in an answer. */
export const MANY_RULES =
	'Write about tea. At most 50 words. Exactly 3 bullet points. Include the word "kettle" twice. Do not use the words "a" and "b". No commas. All lowercase letters. In JSON. As a table. Answer in German. End with "x". Start with "y". Highlight 3 sections. Answer "yes" or "no". Mention 15% and £3.50. ';

/** Unlikely parts of answers, each to be repeated up to the length of the longest answer. */
export const WORST_ANSWERS: readonly string[] = [
	'a',
	' ',
	'\n',
	'*',
	'**a',
	'-',
	'#',
	'[',
	'<<',
	'"',
	'.',
	'a.',
	'|',
	'| a |\n',
	'```\n',
	'é',
	'字',
	'🙂',
	'a-',
	"a'",
	', ',
	'\t',
	'1. ',
	'P.S. ',
	'((',
	'{"a":',
];

/**
 * A request for an e-mail, followed by text that is slow for the hint's patterns, up to the length of the longest
 * prompt.
 */
export const WORST_HINTS: readonly string[] = [
	...['a ', 'to my ', '"', 'for the a-b-c ', '-', '1,', '\n'].map((unit) => bombOf(unit, PROMPT_CHARS)),
	`the following ${bombOf('text ', PROMPT_CHARS)}`,
].map((rest) => `write an email about ${rest}`.slice(0, PROMPT_CHARS));

const MANY_WORDS = Array.from({ length: 1100 }, (_, at) => `w${(at * 7919) % 450}`);

/** The longest texts that are compared: of one word, of two alternating words, and of many words in reverse order. */
export const WORST_PAIRS: readonly (readonly [before: string, after: string])[] = [
	[bombOf('the ', PROMPT_CHARS), bombOf('the ', 6000)],
	[bombOf('of the ', PROMPT_CHARS), bombOf('of the ', 6000)],
	[MANY_WORDS.join(' ').slice(0, PROMPT_CHARS), MANY_WORDS.toReversed().join(' ').slice(0, 6000)],
];
