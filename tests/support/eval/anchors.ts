import { comparable } from './comparable.ts';
import type { Row } from './rows.ts';

/** A part of a rule that can be searched for: a keyword, a number, the direction of a limit, or a unit. */
export interface Anchor {
	readonly label: string;
	/** @param text in the form of `comparable` */
	readonly isIn: (text: string) => boolean;
}

type Kwargs = Readonly<Record<string, unknown>>;

const DIGIT_WORDS: readonly (string | null)[] = [
	'zero|no',
	'one|once|a single',
	'two|twice|both|couple',
	'three|thrice',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen',
	'seventeen',
	'eighteen',
	'nineteen',
	'twenty',
];
// Negated comparisons first, so that "no more than" is not read as "more than".
const AT_MOST =
	/no more than|not more than|at most|up to|less than|fewer than|under|below|within|max|or less|or fewer|not exceed|only|limit|short of|never/;
const AT_LEAST =
	/no less than|no fewer than|not less than|at least|minimum|min\b|or more|more than|over\b|above|\+|exceed|greater than|a lot of/;
const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

const BUILDERS: Readonly<Record<string, (kwargs: Kwargs) => Anchor[]>> = {
	'keywords:existence': (k) => strings(k['keywords']).map(literal),
	'keywords:forbidden_words': (k) => strings(k['forbidden_words']).map(literal),
	'keywords:frequency': (k) => [literal(String(k['keyword'])), number(k['frequency']), relation(k['relation'])],
	'keywords:letter_frequency': (k) => [
		literal(String(k['letter'])),
		number(k['let_frequency']),
		relation(k['let_relation']),
	],
	'length_constraints:number_words': (k) => [number(k['num_words']), relation(k['relation']), cue('word')],
	'length_constraints:number_sentences': (k) => [number(k['num_sentences']), relation(k['relation']), cue('sentence')],
	'change_case:capital_word_frequency': (k) => [
		number(k['capital_frequency']),
		relation(k['capital_relation']),
		cue('capital|all caps|uppercase'),
	],
	'length_constraints:number_paragraphs': (k) => [number(k['num_paragraphs']), cue('paragraph|section')],
	'length_constraints:nth_paragraph_first_word': (k) => [
		number(k['num_paragraphs']),
		literal(String(k['first_word'])),
		cue('start|begin|first word'),
	],
	'detectable_format:number_highlighted_sections': (k) => [
		number(k['num_highlights']),
		cue('\\*|highlight|bold|italic'),
	],
	'detectable_format:number_bullet_lists': (k) => [number(k['num_bullets']), cue('bullet')],
	'detectable_format:multiple_sections': (k) => [number(k['num_sections']), literal(String(k['section_spliter']))],
	'detectable_content:number_placeholders': (k) => [number(k['num_placeholders']), cue('placeholder|bracket')],
	'detectable_format:title': () => [cue('<<|title')],
	'detectable_format:json_format': () => [cue('json')],
	'detectable_format:constrained_response': () =>
		['My answer is yes', 'My answer is no', 'My answer is maybe'].map(literal),
	'detectable_content:postscript': (k) => [literal(String(k['postscript_marker']))],
	'language:response_language': (k) => [
		cue(comparable(LANGUAGE_NAMES.of(String(k['language'])) ?? String(k['language']))),
	],
	'startend:end_checker': (k) => [literal(String(k['end_phrase']))],
	'startend:quotation': () => [cue('quot')],
	'punctuation:no_comma': () => [cue('comma')],
	'change_case:english_lowercase': () => [cue('lowercase|lower case|small letters|capital')],
	'change_case:english_capital': () => [cue('capital|upper ?case|all caps')],
	'combination:two_responses': () => [number(2), cue('separate|\\*{6}|divide')],
	'combination:repeat_prompt': () => [cue('repeat|copy')],
};

/**
 * The anchors of a row that its prompt contains. The others, such as numbers off by one and implied words, are not the
 * reader's fault.
 */
export function effectiveAnchors(row: Row): Anchor[] {
	const prompt = comparable(row.prompt);
	return anchorsOf(row).filter((anchor) => anchor.isIn(prompt));
}

function anchorsOf(row: Row): Anchor[] {
	return row.instruction_id_list.flatMap((id, i) => {
		const build = BUILDERS[id];
		return build ? build(row.kwargs[i] ?? {}) : languageFree(row.kwargs[i] ?? {});
	});
}

/**
 * Anchors for sets in other languages: the names and numbers of a rule, without its wording. A passage to compare the
 * answer with is no rule.
 */
function languageFree(kwargs: Kwargs): Anchor[] {
	return Object.entries(kwargs).flatMap(([name, value]) => {
		if (typeof value === 'number') return [digits(value)];
		if (
			name === 'language' ||
			name === 'relation' ||
			/relation$/.test(name) ||
			name === 'prompt_to_repeat' ||
			name === 'reference_text'
		)
			return [];
		return strings(value).map(literal);
	});
}

function strings(value: unknown): string[] {
	const list = Array.isArray(value) ? value : [value];
	return list.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
}

function literal(text: string): Anchor {
	const wanted = comparable(text);
	const isIn =
		wanted.length === 1 && /\w/.test(wanted) ? wholeWord(wanted) : (haystack: string) => haystack.includes(wanted);
	return { label: `literal ${wanted}`, isIn };
}

function wholeWord(word: string): (text: string) => boolean {
	const pattern = new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`);
	return (text) => pattern.test(text);
}

function number(value: unknown): Anchor {
	const n = Number(value);
	const words = DIGIT_WORDS[n];
	const pattern = new RegExp(`(?<![\\d.])${n}(?!\\d|\\.\\d)${words ? `|\\b(?:${words})\\b` : ''}`);
	return { label: `number ${n}`, isIn: (text) => pattern.test(text.replace(/(\d),(\d{3})/g, '$1$2')) };
}

function digits(n: number): Anchor {
	const pattern = new RegExp(`(?<![\\d.])${n}(?!\\d)`);
	const narrow = (text: string) =>
		text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
	return { label: `digits ${n}`, isIn: (text) => pattern.test(narrow(text)) };
}

function relation(value: unknown): Anchor {
	const isUpper = value === 'less than';
	return {
		label: `relation ${String(value)}`,
		isIn: (text) => (isUpper ? AT_MOST.test(text) : AT_LEAST.test(text.replace(/no more than|not more than/g, ''))),
	};
}

function cue(source: string): Anchor {
	const pattern = new RegExp(source);
	return { label: `cue ${source}`, isIn: (text) => pattern.test(text) };
}
