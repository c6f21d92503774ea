import type { Constraint, ConstraintKind, Language } from '#engine/types';
import { asSentence } from '../as-sentence.ts';
import { describeQuantity } from './describe-quantity.ts';

const LABELS: Partial<Record<ConstraintKind, string>> = {
	length: 'Length',
	count: 'Number',
	format: 'Format',
	language: 'Language',
	audience: 'Audience',
	tone: 'Tone',
	style: 'Style',
	deadline: 'Deadline',
	budget: 'Budget',
	tool: 'Tools',
};
const LEADING = /^(?:in(?: the)?|for|as(?: an?)?|to|with|using|by|on|at an?) /i;

/** A rule that stands inside the request itself, brought out as a short line: "Length: at most 300 words." */
export function compileLine(constraint: Constraint, language: Language): string {
	const label = LABELS[constraint.kind];
	const words = constraint.span.text.trim();
	if (label === undefined || constraint.polarity === 'must_not') return asSentence(words, language);
	const amount = describeQuantity(constraint)?.replace(/^exactly (?=\S)/, '');
	const value = amount ?? (language.code === 'en' ? words.replace(LEADING, '') : words);
	return asSentence(`${label}: ${value}`, language);
}
