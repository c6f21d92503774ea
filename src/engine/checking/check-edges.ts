import { type AnswerText, foldText } from './answer-text.ts';
import { type Checker, excerpt, type Finding, fail, pass, type Rule } from './finding.ts';
import { needleOf, quotedItems } from './quoted-items.ts';

const START =
	/\b(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|first word|empie(?:za|ce)\w*|comien(?:za|ce)\w*|comenz\w+|commenc\w+|début\w+|beginn\w*|inizi\w+|começ\w+|inici\w+)\b|始め|書き出し/iu;
const END =
	/\b(?:end(?:s|ing)?|finish(?:es|ing)?|conclude[sd]?|concluding|close[sd]?|last words?|termin\w+|finaliz\w+|concl\w+|ende\w*|schlie(?:ß|ss)\w*|beende\w*)\b|終わ|最後/iu;
const POSTSCRIPT = /\bp\.? ?p?\.? ?s\b\.?|\bpost ?-?script|\bposdata\b|\bpost-scriptum\b/i;
const POSTSCRIPT_MARK = /\b(P\.P\.S|P\.S|PPS|PS|P\.D|PD|P\.-S|P-S)\b/;
const PART =
	/\b(first|second|third|fourth|fifth|last|final|\d+(?:st|nd|rd|th)) (paragraph|sentence|line|word|stanza|section)\b/i;
const EACH = /\b(?:each|every|all|both)\b/i;
const WRAP = /\b(?:wrap|enclos|surround|entire|whole|inside|within|around)\w*/i;

/**
 * Checks rules such as 'End with the exact phrase "Is there anything else?"', 'start with "Dear"', and a postscript.
 */
export const checkEdges: Checker = (rule, answer) => {
	const around = rule.clause.span.text;
	const { kind, polarity } = rule.constraint;
	if (polarity !== 'must' || !['start', 'end', 'choice', 'include', 'quote'].includes(kind) || EACH.test(rule.text))
		return null;
	if (POSTSCRIPT.test(around)) return checkPostscript(around, answer);
	const item = quotedItems(rule)[0] ?? exactPhrase(around);
	if (item === undefined) return null;
	const part = PART.exec(around);
	if (part) return checkPart(item, part, around, answer);
	const bare = trimMarks(answer.folded);
	if (END.test(rule.text))
		return bare.endsWith(trimMarks(needleOf(item)))
			? pass('The answer ends with it.')
			: fail(`The answer ends with ${excerpt(answer.text.slice(-40))}.`);
	if (kind === 'start' && START.test(rule.text))
		return bare.startsWith(trimMarks(needleOf(item)))
			? pass('The answer starts with it.')
			: fail(`The answer starts with ${excerpt(answer.text.slice(0, 60))}.`);
	return null;
};

/** The phrase in "this exact phrase: Hope you agree with me". */
const exactPhrase = (text: string): string | undefined =>
	/\bexact (?:phrase|words?|sentence|question)\b[:\s]{1,3}([\p{Lu}][^\n"“”.]{3,120}[.?!]?)/u.exec(text)?.[1];

const trimMarks = (text: string): string => text.replace(/^[\s"'*_`#<(]{1,10}|[\s"'*_`>).!?]{1,10}$/g, '');

function checkPostscript(around: string, answer: AnswerText): Finding | null {
	const mark = POSTSCRIPT_MARK.exec(around)?.[1];
	if (mark === undefined) return null;
	const bare = (text: string) => text.replace(/[.\-\s]/g, '').toUpperCase();
	const found = answer.lines.findIndex((line) => bare(line.replace(/^[\s"'“*_`>#-]{1,10}/, '')).startsWith(bare(mark)));
	return found >= 0 ? pass(`It opens line ${found + 1}.`) : fail(`No line starts with ${mark}.`);
}

const ORDER: Readonly<Record<string, number>> = {
	first: 0,
	second: 1,
	third: 2,
	fourth: 3,
	fifth: 4,
	last: -1,
	final: -1,
};

function checkPart(
	item: string,
	[, which = '', what = '']: RegExpExecArray,
	around: string,
	answer: AnswerText,
): Finding | null {
	if (!/paragraph|line/i.test(what) || !START.test(around)) return null;
	const parts = /line/i.test(what) ? answer.lines : answer.paragraphs;
	const at = ORDER[which.toLowerCase()] ?? Number.parseInt(which, 10) - 1;
	const part = parts.at(at);
	if (part === undefined) return fail(`There is no ${which} ${what}.`);
	if (trimMarks(foldText(part)).startsWith(trimMarks(needleOf(item))))
		return pass(`The ${which} ${what} starts with it.`);
	return {
		verdict: /line/i.test(what) ? 'fail' : 'unclear',
		finding: `The ${which} ${what} starts with ${excerpt(part)}.`,
	};
}

/** Checks rules such as "Wrap your entire response with double quotation marks." */
export const checkWrapped: Checker = ({ clause, text, constraint }: Rule, answer) => {
	const around = clause.span.text;
	if (
		constraint.polarity === 'must_not' ||
		!/\b(?:double[- ]quot\w+|quotation marks|guillemets|comillas|anführungszeichen|virgolette|aspas)\b/i.test(text)
	)
		return null;
	if (!WRAP.test(around) && !/\b(?:toute|toda|ganze|intera|inteira|intégralité|encerr|encadr|encierr)/i.test(around))
		return null;
	const isWrapped = /^["“„«]/.test(answer.text) && /["”“»]$/.test(answer.text);
	return isWrapped
		? pass('It stands in quotation marks.')
		: fail('It does not stand in quotation marks from beginning to end.');
};
