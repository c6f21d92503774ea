import { LANGUAGES } from '../reading/data/languages.ts';
import { detectLanguage } from '../reading/language.ts';
import { LANGUAGE_NAMES } from './data/language-names.ts';
import { type Checker, fail, pass, unclear } from './finding.ts';

const CODES = new Map(Object.entries(LANGUAGES).map(([code, name]) => [name.toLowerCase(), code]));
const LEAST_LETTERS = 40;
const NOT_ASKED = /\b(?:from|translation of|original|mixed|both|some|words? in|phrases? in|learn|learning|teach)\b/i;
const REFUSED = /\b(?:not|don't|no|without|nicht|pas|non|não)\b/i;
const NAME = /\p{L}{3,20}/gu;

/** Checks rules such as "Answer in Finnish". */
export const checkLanguage: Checker = ({ constraint, text, clause }, answer) => {
	if (constraint.kind !== 'language' || constraint.polarity !== 'must' || NOT_ASKED.test(text) || REFUSED.test(text))
		return null;
	const named = [...new Set((text.match(NAME) ?? []).flatMap((word) => codeOf(word) ?? []))];
	const code = named.length === 1 ? named[0] : named.length === 0 ? japaneseName(text) : undefined;
	if (code === undefined || /\b(?:start|begin|title|quote)/i.test(clause.span.text)) return null;
	const letters = answer.text.match(/\p{L}/gu)?.length ?? 0;
	const found = detectLanguage(answer.text.replace(/```[\s\S]*?```/g, ' '));
	const [wanted = code, is = found.code] = [LANGUAGES[code], LANGUAGES[found.code]];
	if (found.code === code) return pass(`It is in ${wanted}.`);
	if (letters < LEAST_LETTERS || isClose(code, found.code))
		return unclear(`It may be in ${is}; the rule says ${wanted}.`);
	return fail(`It is in ${is}; the rule says ${wanted}.`);
};

const codeOf = (word: string): string | undefined =>
	CODES.get(word.toLowerCase()) ?? LANGUAGE_NAMES[word.toLowerCase()];

const japaneseName = (text: string): string | undefined =>
	Object.entries(LANGUAGE_NAMES).find(([name]) => /[^\u0000-\u024f]/.test(name) && text.includes(name))?.[1];

/** Groups of languages that are easily confused in short texts. */
const FAMILIES: readonly string[] = [
	'da nb no nn sv',
	'es pt gl ca it',
	'cs sk',
	'hr sr bs sl',
	'id ms',
	'ru uk be bg',
	'hi mr ne',
	'af nl',
	'ur fa ar',
];
const isClose = (one: string, other: string): boolean =>
	FAMILIES.some((family) => family.split(' ').includes(one) && family.split(' ').includes(other));
