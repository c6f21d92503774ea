import { NUMBER, quantityOf } from '../quantities.ts';
import { literalsIn } from './literals.ts';
import { type Rule, rule } from './rule.ts';

const TAIL = '(?:[^.;!?]|[.!?](?=\\S)|[.!?]["\')]){1,300}';
const NAMED = { items: (match: RegExpExecArray) => literalsIn(match[0]) };
const notForbidden = (before: string) =>
	!/\b(?:not|n't|dont|never|without|avoid(?:ing)?|no|from|to not) *(?:\w+ )?$/i.test(before);

/** "the words that contain an x must be nine": the verb says which words are meant, not what the answer contains. */
const OF_A_PART = /\b(?:words|letters|names|sentences|lines|numbers|verbs|nouns) (?:that|which) $/i;
// "at least 80 words" bounds the answer, not how often a word appears.
const COUNTS_LENGTH = /\d\+?(?: or (?:more|less|fewer))? (?:words?|sentences?|paragraphs?|characters?|lines?)\b/i;

/** "include the words trust and brand", "mention our Saturday tasting" */
const include = rule(
	'include',
	'incl ment inco feat cove cont addr work weav touc add addi inse appe atta refe make',
	`\\b(?:includ(?:e|es|ing)|mention(?:s|ing)?|incorporat(?:e|es|ing)|featur(?:e|es|ing)|cover(?:s|ing)?(?! letters?\\b)|contain(?:s|ing)?|address(?:es|ing)?|work in|weave in|touch on|add(?:ing)?|insert(?:ing)?|append|attach|refer to|make use of)\\b${TAIL}`,
	{ ...NAMED, isMeant: (before) => notForbidden(before) && !OF_A_PART.test(before) },
);

/** "use the word X", "with the keywords a, b", "using the phrase" */
const words = rule(
	'include',
	'word key keyw phra term name expr lett',
	`\\b(?:us(?:e|es|ing)|with|have|has|having|say|put|containing|employ)\\b (?:[\\w'-]{1,14} ){0,4}(?:key ?words?|words?|phrases?|terms?|names?|expressions?|letters?)\\b${TAIL}`,
	{ ...NAMED, isMeant: notForbidden },
);

/** "use pandas only", "only use capital letters", "use at least 10 …" */
const use = rule(
	'include',
	'use usin only make',
	`\\b(?:only us(?:e|ing)|us(?:e|ing)|make use of)\\b (?!of\\b)${TAIL}`,
	{
		...NAMED,
		isMeant: (before, match) => notForbidden(before) && (/^only|only\b/i.test(match[0]) || isCommandPlace(before)),
	},
);

/** "don't forget to …", "remember to …", "make sure to …" */
const remember = rule(
	'include',
	'forg reme be make ensu see',
	`\\b(?:(?:do not|don't|dont) forget (?:to|the|that|about)?|remember (?:to|that)|be sure (?:to|that|you)|make sure(?: to| that| you)?|ensure(?: that)?|make it (?:a point|clear)|see to it)\\b${TAIL}`,
	NAMED,
);

/** "the letter t at least 30 times", "the word story twice", "should appear at most once" */
const frequency = rule(
	'frequency',
	'lett key keyw word name phra term symb char',
	`\\b(?:the )?(?:letters?|key ?words?|words?|names?|phrases?|terms?|symbols?|characters?)\\b [^;!?]{1,120}?(?:\\b(?:(at least|at most|no more than|no less than|more than|less than|fewer than|exactly|only|up to|just|not more than|a minimum of|a maximum of) )?(${NUMBER}|once|twice|thrice)(?: or (?:more|less|fewer))?(?: times| occurrences| or more times| time)?\\b|appear\\w*(?![^.;!?]{0,30}\\b(?:times?|once|twice|thrice)\\b))[^.;!?]{0,60}`,
	{
		...NAMED,
		isMeant: (_, match) => !COUNTS_LENGTH.test(match[0]),
		quantity: (match) =>
			match[2]
				? quantityOf({
						relation: `${match[1] ?? ''} ${/or (?:more|less|fewer)/.exec(match[0])?.[0] ?? ''}`,
						n: match[2],
						unit: 'times',
					})
				: null,
	},
);

/** "more than 5 times", "appear at least twice" */
const times = rule(
	'frequency',
	'time once twic thri',
	`\\b(?:(?:appear\\w*|occur\\w*|used?|mention\\w*|repeat\\w*|show(?:s|n)? up|include|say|write)\\b[^.;!?]{0,60}?\\b)?(?:(at least|at most|no more than|no less than|more than|less than|fewer than|exactly|only|up to|just) )?(?:(${NUMBER})(\\+)?(?: or (?:more|less|fewer))? times|once|twice|thrice)\\b[^.;!?]{0,40}`,
	{
		...NAMED,
		quantity: (match) => {
			const n = match[2] ?? /\b(?:once|twice|thrice)\b/i.exec(match[0])?.[0];
			return n
				? quantityOf({
						relation: `${match[1] ?? ''} ${match[3] ?? ''} ${/or (?:more|less|fewer)/.exec(match[0])?.[0] ?? ''}`,
						n,
						unit: 'times',
					})
				: null;
		},
		isMeant: (_, match) => !/\b(?:once upon|at once|once (?:you|i|we|the|it|they|he|she|a))\b/i.test(match[0]),
	},
);

export const INCLUDE_RULES: readonly Rule[] = [include, words, use, remember, frequency, times];

function isCommandPlace(before: string): boolean {
	return /(?:^|[,:(]|\b(?:and|but|then|please|also|should|must|to|you|can))\s*(?:[-*•]|\d+[.)])?\s*$/i.test(before);
}
