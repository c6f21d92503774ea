import type { Quantity } from '#engine/types';
import { NUMBER_WORDS } from './data/number-words.ts';

const UNITS_TO_TWENTY =
	'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const TENS =
	'(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?';
const ROUND =
	'(?:(?:a|one|two|three|four|five) )?(?:hundred|thousand)|a couple(?: of)?|a pair of|half a dozen|a dozen|a single|both';
const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';

/** Source of a pattern for one number, in digits or English words. */
export const NUMBER = `(?:(?<![\\d.,/])(?:${DIGITS})(?:k\\b)?|\\b(?:${TENS}|${ROUND}|${UNITS_TO_TWENTY})\\b)`;

/** Words before a number that bound it. */
export const RELATION_BEFORE =
	'(?:at least|at most|at minimum|no more than|not more than|no less than|not less than|no fewer than|not fewer than|no longer than|not longer than|no shorter than|more than|less than|fewer than|greater than|longer than|shorter than|not exceed(?:ing)?|not to exceed|up to|as many as|(?:a )?max(?:imum)?(?: of)?|(?:a )?min(?:imum)?(?: of)?|over|under|above|below|within|exactly|precisely|strictly|only|just|about|around|approximately|approx\\.?|roughly|nearly|almost|circa|some|between|from|limit(?:ed)? (?:\\w+ ){0,4}to|(?:cap|keep|stick)(?:ped)? (?:\\w+ ){0,3}to)';

/** Words after a number (or its unit) that bound it. */
export const RELATION_AFTER =
	'(?:or more|or less|or fewer|or greater|or above|or below|or under|or over|or longer|or shorter|or so|and above|and up|plus|at most|at least|max(?:imum)?\\b|min(?:imum)?\\b|tops\\b|maximum length|in length)';

const RELATIONS: readonly (readonly [Quantity['relation'], RegExp])[] = [
	[
		'<=',
		/no more|not more|at most|up to|as many as|max|or less|or fewer|or below|or under|or shorter|within|exceed|no longer|not longer|tops|limit|cap|keep|stick|au plus|máxim|maxim|massimo|hasta|jusqu|pas plus|no más|höchstens|fino a|até|不超过|最多|以内|以下/,
	],
	[
		'>=',
		/no less|not less|no fewer|not fewer|no shorter|at least|min|or more|or greater|or above|or over|or longer|and above|and up|plus|\+|au moins|al menos|por lo menos|mínim|minim|pas moins|mindestens|almeno|pelo menos|至少|以上|少なくとも/,
	],
	['<', /less than|fewer than|shorter than|under|below|menos de|moins de|weniger als|meno di|少于|未満/],
	['>', /more than|greater than|longer than|over|above|más de|plus de|mehr als|più di|mais de|多于|超える/],
	[
		'about',
		/about|around|approx|roughly|nearly|almost|circa|or so|some|environ|alrededor|aproximadamente|大约|左右|約|程度/,
	],
];

/** The direction of a limit, from the words around its number; without such words it is exact. */
export function relationOf(words: string): Quantity['relation'] {
	const said = words.toLowerCase();
	return RELATIONS.find(([, pattern]) => pattern.test(said))?.[0] ?? '=';
}

/** @returns null when the words are not a number */
export function numberOf(words: string): number | null {
	const said = words.toLowerCase().trim().replace(/\+$/, '');
	const digits = /^(\d[\d,]*(?:\.\d+)?)(k?)$/.exec(said);
	if (digits) return Number((digits[1] ?? '').replaceAll(',', '')) * (digits[2] ? 1000 : 1);
	if (said in NUMBER_WORDS) return NUMBER_WORDS[said] ?? null;
	const parts = said.split(/[\s-]+/).map((part) => NUMBER_WORDS[part]);
	return parts.length > 1 && parts.every((part) => part !== undefined)
		? parts.reduce((sum, part) => sum + part, 0)
		: null;
}

/** Builds a quantity from its written parts; null when the number cannot be read. */
export function quantityOf(parts: {
	relation: string;
	n: string;
	m?: string | undefined;
	unit: string;
}): Quantity | null {
	const n = numberOf(parts.n);
	if (n === null) return null;
	const m = parts.m === undefined ? null : numberOf(parts.m);
	if (m !== null) return { relation: 'range', n: Math.min(n, m), m: Math.max(n, m), unit: parts.unit };
	return { relation: relationOf(parts.relation), n, unit: parts.unit };
}
