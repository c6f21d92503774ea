import type { Constraint } from '#engine/types';
import type { AnswerText } from './answer-text.ts';
import { amountInWords, compareAmount } from './compare-amount.ts';
import type { Finding } from './finding.ts';

interface Measure {
	readonly unit: RegExp;
	readonly name: string;
	readonly count: (answer: AnswerText) => number;
}

const MEASURES: readonly Measure[] = [
	{
		unit: /^(?:words?|palabras?|mots?|wörtern?|worte?n?|parol[ae]|palavras?)$/iu,
		name: 'words',
		count: ({ words }) => words.length,
	},
	{
		unit: /^(?:characters?|chars?|caracter(?:e?s)?|caractères?|zeichen|caratter[ei]|字|文字|字符)$/iu,
		name: 'characters',
		count: ({ text }) => [...text].length,
	},
	{
		unit: /^(?:paragraphs?|párrafos?|paragraphes?|absätzen?|absatz|paragraf[oi]|parágrafos?|段落)$/iu,
		name: 'paragraphs',
		count: ({ paragraphs }) => paragraphs.length,
	},
];

/** "Under 300 words", held against the count. Null when the unit has no counter. */
export function checkLength({ quantity }: Constraint, answer: AnswerText): Finding | null {
	const measure = quantity && MEASURES.find(({ unit }) => unit.test(quantity.unit.trim()));
	if (!quantity || !measure) return null;
	const count = measure.count(answer);
	const verdict = compareAmount(count, quantity);
	return { verdict, finding: `${count} ${measure.name}; the rule says ${amountInWords(quantity)}.` };
}
