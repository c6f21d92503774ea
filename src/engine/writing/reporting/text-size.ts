/** A limit on the length of a text in words, with the words that state it. */
export interface TextSize {
	readonly least: number;
	readonly most: number;
	readonly words: string;
}

const FIGURES: Readonly<Record<string, number>> = {
	...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
	'half a': 0.5,
	'half an': 0.5,
};
/** By unit, the fewest and the most words that one unit has. */
const HOLDS: Readonly<Record<string, readonly [number, number]>> = {
	word: [1, 1],
	sentence: [5, 35],
	line: [3, 18],
	paragraph: [30, 200],
	page: [280, 650],
};
const SIZE =
	/\b(?:(?<bound>under|below|less than|fewer than|at most|max\w*|no more than|not more than|up to|within|at least|min\w*|over|more than|about|around|roughly)(?: of)? )?(?<from>\d+|half an?|an?|one|two|three|four|five|six|eight|ten|twelve)(?: ?(?:-|–|to) ?(?<to>\d+))?[ -](?<unit>words?|sentences?|lines?|paragraphs?|pages?)\b(?: (?<after>max\w*|or less|at most|minimum|or more|at least))?/i;
/** Words for a size of each item, not of the whole. */
const OF_A_PART = /\b(?:each|every|per|apiece)\b/i;
const LOWER = /^(?:at least|min|over|more than|or more)/i;
const UPPER = /^(?:under|below|less|fewer|at most|max|no more|not more|up to|within|or less)/i;
const LEEWAY = 0.2;

export function sizeIn(text: string): TextSize | null {
	const found = SIZE.exec(text);
	const { bound = '', from = '', to, unit = '', after = '' } = found?.groups ?? {};
	const holds = HOLDS[unit.toLowerCase().replace(/s$/, '')];
	if (!found || !holds || OF_A_PART.test(text)) return null;
	const low = FIGURES[from.toLowerCase()] ?? Number(from);
	const high = to === undefined ? low : Number(to);
	const isUpper = UPPER.test(bound) || UPPER.test(after);
	const isLower = LOWER.test(bound) || LOWER.test(after);
	const leeway = isUpper || isLower || to !== undefined ? 0 : LEEWAY;
	return {
		least: isUpper ? 0 : low * holds[0] * (1 - leeway),
		most: isLower ? Number.POSITIVE_INFINITY : high * holds[1] * (1 + leeway),
		words: found[0],
	};
}

export const cannotBothBe = (one: TextSize, other: TextSize): boolean =>
	one.most < other.least || other.most < one.least;
