import { NUMBER, quantityOf } from '../reading/quantities.ts';
import { countPhrase } from './answer-text.ts';
import { amountInWords, compareAmount } from './compare-amount.ts';
import { type Checker, plural } from './finding.ts';
import { needleOf } from './quoted-items.ts';

const AMOUNT_OF_ITEM = new RegExp(
	`["“‘']([^"“”‘’'\\n]{1,40})["”’'][^"“.;]{0,40}?\\b((?:at least|at most|exactly|more than|less than|fewer than|no more than|only)?)\\s{0,2}(once|twice|thrice|${NUMBER} times?)`,
	'gi',
);
const COUNTS: Readonly<Record<string, string>> = { once: '1', twice: '2', thrice: '3' };
const PART = /\b(?:each|every|per) (?:paragraph|sentence|line|stanza|section|verse|bullet)\b/i;

/** Checks '"cat" at least once, and the word "knock" at least twice', each word with its own amount. */
export const checkFrequencies: Checker = ({ text, clause }, answer) => {
	const pairs = [...text.matchAll(AMOUNT_OF_ITEM)];
	if (pairs.length < 2 || PART.test(clause.span.text)) return null;
	const said: string[] = [];
	const verdicts = pairs.flatMap(([, item = '', relation = '', times = '']) => {
		const n = COUNTS[times.toLowerCase()] ?? times.replace(/\s?times?$/i, '');
		const quantity = quantityOf({ relation, n, unit: 'times' });
		if (!quantity) return [];
		const own = countPhrase(answer, needleOf(item));
		said.push(`“${item}” stands in it ${plural(own, 'time')}, the rule says ${amountInWords(quantity)}`);
		return [compareAmount({ least: own, most: answer.folded.split(needleOf(item)).length - 1 }, quantity)];
	});
	const verdict = verdicts.includes('fail') ? 'fail' : verdicts.includes('unclear') ? 'unclear' : 'pass';
	return verdicts.length === 0 ? null : { verdict, finding: `${said.join('; ')}.` };
};
