import { literalsIn } from './literals.ts';
import { type Rule, rule } from './rule.ts';

const TAIL = '[^;]{1,300}';
const NAMED = { items: (match: RegExpExecArray) => literalsIn(match[0]) };

/** "start with P.S.", "the first word must be", "begin each line with" */
const start = rule(
	'start',
	'star begi open firs',
	`\\b(?:(?:start|begin|open)(?:s|ing|ning)?\\b(?: [\\w'-]{1,16}){0,8}? (?:with|by|from|off|using)\\b${TAIL}|(?:the |very )*first (?:word|sentence|line|paragraph|letter|thing)\\b${TAIL})`,
	NAMED,
);

/** "end with 'Is there anything else?'", "the very last sentence should be", "at the end add a postscript" */
const end = rule(
	'end',
	'end ends endi fini conc clos sign last fina bott no noth post p ps',
	`\\b(?:(?:end|ends|ending|finish|finishes|conclude|close|closes|sign off|sign)\\b(?: [\\w'-]{1,16}){0,8}? (?:with|by|as|in|on|using)\\b${TAIL}|(?:the |very )*(?:last|final) (?:word|sentence|line|paragraph|thing)\\b${TAIL}|at the (?:very )?(?:end|bottom)\\b${TAIL}|the (?:very )?end of (?:your|the) \\w{3,12} (?:should|must|needs)\\b${TAIL}|(?:no|nothing)(?: other)?(?: \\w+){0,3} (?:should|must|after|follow)\\w*\\b[^;]{1,120}|(?:a |the )?post[ -]?script\\b[^;]{0,160}|p\\.(?:p\\.)?s\\.?(?!\\w))`,
	NAMED,
);

/** "answer with one of: My answer is yes. / no." */
const choice = rule(
	'choice',
	'one any eith choo pick sele deci foll thes exac opti yes true answ resp repl',
	`\\b(?:(?:exactly )?(?:one|any|either) of (?:the |these |those |this )?(?:following|options|phrases|below|choices|answers|exact|labels|categories)?\\b${TAIL}|(?:choose|pick|select|decide)\\b(?: [\\w'-]{1,14}){0,4} (?:from|between|among|one)\\b${TAIL}|(?:the following|these|exact) (?:exact )?(?:phrases?|options|labels|categories|choices)\\b${TAIL}|yes or no\\b|yes\\/no\\b|true or false\\b|(?:answer|respond|reply)(?: only)?(?: with)? "${TAIL}|either "${TAIL})`,
	NAMED,
);

/** "first ... then ...", "in chronological order", "before you answer" */
const order = rule(
	'order',
	'in sort orde rank arra grou alph chro step firs befo foll one',
	`\\b(?:in (?:\\w+ )?(?:chronological|alphabetical|reverse|ascending|descending|numerical|order)(?: order)?\\b[^.;]{0,60}|(?:sort|order|rank|arrang|group)(?:ed|s|e|ing)? (?:\\w+ ){0,3}by\\b[^.;,]{1,60}|alphabetically|chronologically|step[ -]by[ -]step|(?:first|firstly),? [^.;]{3,160}?,? (?:and )?(?:then|second(?:ly)?|next|after(?:wards)?|finally)\\b[^.;]{1,160}|before (?:you|giving|answering|responding|writing|saying|starting)\\b[^.;]{1,120}|followed by\\b[^.;]{1,100}|one (?:at a time|by one|per line))`,
);

/** "repeat the request word for word first" */
const repeat = rule(
	'repeat',
	'repe copy rest re echo say quot word verb',
	`\\b(?:repeat|copy|restate|re-?state|echo|say again|quote)\\b[^;]{0,40}\\b(?:request|prompt|question|sentence|statement|instructions?|word for word|verbatim|above|below|exactly|without change|text|words?|line|phrase)\\b${TAIL.replace('{1,300}', '{0,240}')}|\\b(?:word for word|verbatim)\\b`,
);

export const SEQUENCE_RULES: readonly Rule[] = [start, end, choice, order, repeat];
