/** A typed answer put into the line of its question or of the option that opened the field; the lines hold `{answer}`. */

/** Whether any words fit the line because `{answer}` follows a colon or a dash: "What I have so far: {answer}". */
export const takesAnything = (line: string): boolean => /(?:[:–]\s|：)\{answer\}/.test(line);

/**
 * Openings of answers that do not fit a line that needs a noun: "On a banner", "to use at lunch", "no reason", "she won't eat
 * them".
 */
const NO_THING =
	/^(?:on|in|at|to|for|from|with|by|as|no|not|none|nothing|yes|because|so|if|when|i|we|it|its|it's|he|she|they|you|there|just|only|can|don'?t)\b/i;
const HAS_VERB =
	/\b(?:is|am|are|was|were|has|have|had|says?|said|thinks?|can|can'?t|cannot|could|do|does|did|will|won'?t|would|ends?|keeps?|wants?|needs?|likes?|hates?|\w+n['’]t)\b/i;
/** A person as subject: "wife leans to moving", "everybody got a badge". */
const SOMEBODY_DOES =
	/^(?:(?:my|our|the|his|her) )?(?:wife|husband|partner|mum|mom|mam|dad|son|daughter|boss|manager|brother|sister|friend|neighbour|customer|client|everyone|everybody|nobody|somebody|someone)s? \p{L}+(?:s|ed|got|went|told|left)\b/iu;
const NAMES_SOMEBODY = /\b(?:who|whose|that|which|where)\b/i;
const MOST_WORDS_IN_A_LINE = 9;

/** A comma or semicolon outside a number; "£7,500, plus the car" has one. */
const COMMA = /[,;](?!\d{3})\s*/;
/**
 * The end of a line before `{answer}`: "They told me that …" and "It counts if …" need a clause, "It must contain no …" a single
 * thing.
 */
const WAITS_FOR_CLAUSE = /\b(?:that|if|because|said|say|heard)\s\{answer\}/i;
const WAITS_FOR_ONE = /\bno\s\{answer\}/i;

function isThing(words: string): boolean {
	if (NO_THING.test(words) || words.split(/\s+/).length > MOST_WORDS_IN_A_LINE) return false;
	return NAMES_SOMEBODY.test(words) || !isStatement(words);
}

const isStatement = (words: string): boolean => HAS_VERB.test(words) || SOMEBODY_DOES.test(words);
/** Lines that forbid what follows the colon: "Leave out: {answer}". */
const FORBIDS = /^(?:leave out|avoid|no|not|never|nothing|without)\b.*: \{answer\}/i;
const FEWEST_WORDS = 4;
/** Whether words can stand as a line of their own: "she won't eat them if she sees them". */
const standsAlone = (words: string): boolean =>
	isStatement(words.split(COMMA)[0] ?? '') && words.split(/\s+/).length >= FEWEST_WORDS;

/** "white vinegar, bicarb, Vanish" and "Morse, Garfield or Tom", not "our dad, 2019, two lines at most". */
function isList(parts: readonly string[]): boolean {
	const longest = Math.max(...parts.map((one) => one.split(/\s+/).length));
	return (parts.length > 2 && longest < 3) || (longest < 5 && /\s(?:or|and)\s/.test(parts.at(-1) ?? ''));
}

/**
 * Puts words into a line that needs a thing or a clause; what follows a thing goes to the end of the line. Null when they do not
 * fit.
 */
function inLine(line: string, words: string): string | null {
	const parts = words.split(COMMA);
	const [first = ''] = parts;
	if (WAITS_FOR_CLAUSE.test(line)) return HAS_VERB.test(first) ? line.replace('{answer}', () => words) : null;
	if (!isThing(first) || (parts.length > 1 && WAITS_FOR_ONE.test(line))) return null;
	if (parts.length === 1 || isList(parts) || /\{answer\}[.!]?$/.test(line))
		return line.replace('{answer}', () => words);
	const rest = words.slice(first.length).replace(COMMA, '');
	return `${line.replace('{answer}', () => first).replace(/\.$/, '')} – ${rest}.`;
}

/** Labels that do not describe the typed words: "I'll type it…", "A sum…", "This…", "By…". */
const SAYS_NOTHING = /^(?:(?:I'll|I will)\b.*|(?:an?|the|this|that|by|in|since|on|yes|no|up to)(?: \w+)?(?:, .*)?)$/i;

/** Puts the words into the option's line, or behind its label when they do not fit; null when that label says nothing. */
export function inOpened(line: string, label: string, words: string): string | null {
	if (FORBIDS.test(line) && standsAlone(words)) return words;
	if (takesAnything(line)) return line.replace('{answer}', () => words);
	const said = label.replace(/…/g, '');
	return inLine(line, words) ?? (SAYS_NOTHING.test(said) ? null : `${said}: ${words}`);
}

const WAITS_FOR_THING = /[\p{L}\d] \{answer\}/u;
const AS_MINE: readonly (readonly [RegExp, string])[] = [
	[/\bare you\b/gi, 'am I'],
	[
		/\b(worr(?:y|ies)|bothers?|helps?|suits?|troubles?|tells?|told|asks?|asked|gives?|for|to|of|with|from|about|between) you\b/gi,
		'$1 me',
	],
	[/\byou're\b/gi, "I'm"],
	[/\byours\b/gi, 'mine'],
	[/\byour\b/gi, 'my'],
	[/\byou\b/gi, 'I'],
];

/** Puts the words into the question's own line, or behind the question when they do not fit. */
export function inFrame(own: string, ask: string, words: string): string {
	if (FORBIDS.test(own) && standsAlone(words)) return words;
	const fits = ask === '' || !WAITS_FOR_THING.test(own) || takesAnything(own);
	const said = fits ? own.replace('{answer}', () => words) : inLine(own, words);
	if (said === null && standsAlone(words)) return words;
	return said ?? `${AS_MINE.reduce((question, [of, to]) => question.replace(of, to), ask)} ${words}`;
}
