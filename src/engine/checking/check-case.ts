import { type Checker, excerpt, fail, pass } from './finding.ts';

const LOWER =
	/\b(?:all |only |entirely )?(?:in )?(?:all )?lower[- ]?case|\blowercased?|\bno (?:capital|upper[- ]?case) letters?|\bnot (?:contain|use|include) any capital|without (?:any )?capital|\bminúsculas?|\bminuscules?|\bkleinbuchstaben|\bminuscol[ei]|\bsmall letters/i;
const UPPER =
	/\b(?:all|only|entirely|full|in) (?:in )?(?:capital letters|capitals|caps|upper[- ]?case)|\ball[- ]caps|\bno lower[- ]?case|\bmayúsculas|\bmajuscules|\bgroßbuchstaben|\bmaiuscol[ei]|\bmaiúsculas/i;
const NO_SMALL =
	/\b(?:no|not|without|sin|sans|keine|senza|sem)\b[^.;]{0,30}\b(?:lower[- ]?case|small letters|minúscul|minuscul|kleinbuchst|minuscol)/i;
const NO_CAPITAL =
	/\bnot (?:a|one) single letter\b[^.;]{0,60}\bcapitali[sz]ed|\b(?:no|not|without|sin|sans|keine|senza|sem)\b[^.;]{0,30}\b(?:capital|upper[- ]?case|mayúscul|majuscul|großbuchst|maiúscul|maiuscol)/i;
/** Words by which a rule on case applies only to some words. */
const PARTLY =
	/\b(?:times|words? (?:in|with)|with (?:all )?capital letters? (?:at|to|for|appear)|to (?:make|highlight|stress|emphas|express)|each|every|title|heading|at least|at most|less than|more than|fewer|palabras|mots|wörter|parole|palavras|veces|fois|names?|first letter|adjective|noun|verb)\b/i;

/** Checks rules such as "In all lowercase letters", which one letter of the wrong case breaks. */
export const checkCase: Checker = ({ clause, constraint, text }, answer) => {
	const around = clause.span.text;
	if (!['case', 'exclude', 'include', 'format', 'language', 'other'].includes(constraint.kind) || PARTLY.test(around))
		return null;
	const wantsLower =
		NO_CAPITAL.test(text) || (LOWER.test(text) && !NO_SMALL.test(text) && constraint.polarity !== 'must_not');
	const wantsUpper =
		NO_SMALL.test(text) || (UPPER.test(text) && !NO_CAPITAL.test(text) && constraint.polarity !== 'must_not');
	if (wantsLower === wantsUpper) return null;
	const at = answer.text.search(wantsLower ? /\p{Lu}/u : /\p{Ll}/u);
	const wrong = at < 0 ? undefined : wordAround(answer.text, at);
	if (wrong === undefined)
		return pass(wantsLower ? 'There is no capital letter in it.' : 'There is no small letter in it.');
	return fail(`${excerpt(wrong)} has ${wantsLower ? 'a capital letter' : 'small letters'}.`);
};

const LONGEST_WORD = 30;

/** The word around an offset. */
function wordAround(text: string, at: number): string {
	const before = /[\p{L}\p{N}'’]{0,30}$/u.exec(text.slice(Math.max(0, at - LONGEST_WORD), at))?.[0] ?? '';
	const after = /^[\p{L}\p{N}'’]{0,30}/u.exec(text.slice(at, at + LONGEST_WORD))?.[0] ?? '';
	return before + after;
}
