import { say } from '#engine/locales/say';
import type { Constraint, ConstraintKind, Language } from '#engine/types';
import { asSentence } from '../as-sentence.ts';
import { describeQuantity } from './describe-quantity.ts';
import { formatValue } from './format-value.ts';

const LABELS: Partial<Record<ConstraintKind, string>> = {
	length: 'Length',
	count: 'Number',
	format: 'Format',
	language: 'Language',
	audience: 'Audience',
	tone: 'Tone',
	style: 'Style',
};
const SOFT: ReadonlySet<ConstraintKind> = new Set(['audience', 'tone', 'style']);
const LEADING = /^(?:in(?: the)?|into|to|for|as(?: an?)?|with|using|by|on|at an?) /i;

/**
 * A rule that stands inside the request itself, brought out as a short line: "Length: at most 300 words." Null where such
 * a line could only repeat the request; a test speaks for those.
 */
export function compileLine(constraint: Constraint, language: Language): string | null {
	const label = LABELS[constraint.kind];
	if (label === undefined || constraint.polarity === 'must_not') return null;
	const value = labelledValue(constraint, language);
	return value === null ? null : asSentence(lineOf(label, value, language), language);
}

const lineOf = (label: string, value: string, { code }: Language) =>
	say(code, '{label}: {value}', { label: say(code, label), value });

function labelledValue(constraint: Constraint, language: Language): string | null {
	const words = constraint.span.text.trim();
	const { kind } = constraint;
	if (language.code !== 'en') return SOFT.has(kind) ? null : words;
	const amount = describeQuantity(constraint)?.replace(/^exactly (?=\S)/, '');
	if (amount !== undefined) return amount;
	if (kind === 'length' || kind === 'count') return null;
	if (kind === 'format') return formatValue(words);
	const value = words.replace(LEADING, '');
	return kind === 'language' || isPlainLabel(words, value) ? value : null;
}

/** "for teenagers", "formal": a label can say it. "to my landlord", "a romantic": only the sentence around it can. */
const isPlainLabel = (words: string, value: string) =>
	!/^(?:to|an?|the) /i.test(words) && !/^(?:an?|the|me|us|my) /i.test(value) && value.split(/\s/).length <= 4;
