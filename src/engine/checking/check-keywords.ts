import { ENGLISH_WORDS } from '../reading/data/stop-words.ts';
import { type AnswerText, countPhrase, findLine } from './answer-text.ts';
import { amountInWords, compareAmount, countInWords, exactly } from './compare-amount.ts';
import { type Checker, type Finding, fail, pass, plural } from './finding.ts';
import { isRefused, needleOf, quotedItems } from './quoted-items.ts';

/** "Do not forget to include" refuses nothing; "nothing other than X" refuses everything else. */
const DOUBLE_NEGATIVE =
	/\b(?:forget|fail to|hesitate|olvid\w+|oublie\w*|vergiss|vergessen|dimentic\w+|esque[çc]\w+|other than|unless|except|anything but|only|beyond|more than|after)\b/i;
/** Words before quoted material, which need not be in the answer. */
const WORKED_ON =
	/\b(?:replace|remove|delete|change|correct|fix|translate|rewrite|rephrase|find|define|explain|sentence|text|question)\b/i;
const LITERAL =
	/\b(?:words?|terms?|phrases?|keywords?|names?|key|exact|letters?|palabras?|términos?|mots?|termes?|wört\w*|begriffe?|parol[ae]|palavras?)\b|キーワード|単語|词/iu;
const WORD_FOLLOWS =
	/\b(?:word|keyword|term|letter|character|palabra|mot|lettre|wort|buchstabe|parola|palavra|letra)\s+["'“‘«„]?([\p{L}\p{N}-]{1,30})["'”’»“]?/iu;
const MEASURED = /^(?:words?|sentences?|paragraphs?|lines?)$/i;
/** Words for a frequency. "A letter asking for £35,000" has none, so no letter is counted. */
const SAYS_TIMES = /\b(?:times?|once|twice|thrice|appear|occur|veces|fois|mal|volte|vezes)|回/iu;
const TIMES = /^(?:times?|veces|fois|mal|volte|vezes|回)$/iu;

/** Checks rules such as 'Include the words "alpha" and "beta"'. */
export const checkIncluded: Checker = (rule, answer) => {
	const { kind, polarity, quantity } = rule.constraint;
	const isWanted = kind === 'include' && polarity === 'must';
	const isReallyWanted =
		kind === 'exclude' && /\b(?:forget|olvid|oubli|vergi?ss|dimentic|esque[çc])/i.test(rule.clause.span.text);
	if ((!isWanted && !isReallyWanted) || (quantity && !MEASURED.test(quantity.unit))) return null;
	const items = quotedItems(rule);
	if (items[0] !== undefined && isRefused(rule, items[0])) return withoutAny(items, answer);
	if (
		items.length === 0 ||
		WORKED_ON.test(rule.text) ||
		(!LITERAL.test(rule.clause.span.text) && items.some((item) => item.split(' ').length > 8))
	)
		return null;
	const missing = items.filter((item) => !answer.folded.includes(needleOf(item)));
	if (missing.length > 0) return fail(`Not in the answer: ${missing.map((item) => `“${item}”`).join(', ')}.`);
	const line = findLine(answer, needleOf(items[0] ?? ''));
	return pass(items.length === 1 ? `Found${line === null ? '' : ` in line ${line}`}.` : `All ${items.length} found.`);
};

/** Checks rules such as 'Do not use the word "artisan"'. */
export const checkExcluded: Checker = (rule, answer) => {
	const { kind, polarity, quantity } = rule.constraint;
	if (kind !== 'exclude' || polarity !== 'must_not' || quantity || DOUBLE_NEGATIVE.test(rule.clause.span.text))
		return null;
	const items = quotedItems(rule).filter((item) => item.split(' ').length <= 8);
	if (items.length === 0) return null;
	return withoutAny(items, answer);
};

function withoutAny(items: readonly string[], answer: AnswerText): Finding {
	const found = items.filter((item) => countPhrase(answer, needleOf(item)) > 0);
	if (found.length === 0) return pass(`${items.length === 1 ? 'It is' : 'None of them is'} not in the answer.`);
	const line = findLine(answer, needleOf(found[0] ?? ''));
	return fail(`${found.map((item) => `“${item}”`).join(', ')} found${line === null ? '' : `, first in line ${line}`}.`);
}

/** Checks rules such as "The word rain at least three times", "the letter t at most once". */
export const checkFrequency: Checker = (rule, answer) => {
	const { quantity, kind } = rule.constraint;
	if (!quantity || !(TIMES.test(quantity.unit.trim()) || kind === 'frequency') || !SAYS_TIMES.test(rule.text))
		return null;
	const around = `${rule.text}`;
	const named = WORD_FOLLOWS.exec(around)?.[1];
	const item =
		quotedItems(rule)[0] ??
		(ENGLISH_WORDS.has(named?.toLowerCase() ?? '') && (named?.length ?? 0) > 1 ? undefined : named);
	if (item === undefined || /\b(?:capital|caps|uppercase)\b/i.test(around) || PART.test(rule.clause.span.text))
		return null;
	const needle = needleOf(item);
	const isLetter = [...needle].length === 1;
	const own = isLetter ? answer.folded.split(needle).length - 1 : countPhrase(answer, needle);
	const inside = answer.folded.split(needle).length - 1;
	const verdict = compareAmount({ least: own, most: isLetter ? own : inside }, quantity);
	const finding = `“${item}” stands in it ${plural(own, 'time')}; the rule says ${amountInWords(quantity)}.`;
	return {
		verdict,
		finding:
			own === inside || isLetter
				? finding
				: `${countInWords(exactly(own), 'times')} on its own, ${inside} with its forms; the rule says ${amountInWords(quantity)}.`,
	};
};

const PART = /\b(?:each|every|per) (?:paragraph|sentence|line|stanza|section|verse|bullet)\b/i;
