import type { Constraint, ConstraintKind, Language } from '#engine/types';
import { asLine } from '../as-line.ts';
import { assertRule } from './assert-rule.ts';
import { describeQuantity, measureTest } from './describe-quantity.ts';
import { formatValue } from './format-value.ts';
import { quoteItems } from './quote-items.ts';

const SOFT: ReadonlySet<ConstraintKind> = new Set(['tone', 'style', 'audience', 'budget', 'deadline', 'tool', 'order']);

/** Above this, a rule that can only be quoted is left to the line that covers all rules. */
const LONGEST_QUOTE = 60;

/** One check for one rule of the person, or null where none can be worded ("keep it chatty"). */
export function compileTest(constraint: Constraint, language: Language): string | null {
	const isSoft = constraint.polarity !== 'must_not' && SOFT.has(constraint.kind);
	if (constraint.polarity === 'prefer' || isSoft) return null;
	const exact = literalTest(constraint) ?? measureTest(constraint) ?? countTest(constraint);
	const test = exact ?? (constraint.kind === 'length' ? null : wordedTest(constraint, language));
	return test === null ? null : asLine(test);
}

function wordedTest({ span, kind, polarity }: Constraint, language: Language): string | null {
	const form = kind === 'format' && polarity === 'must' ? formatValue(span.text) : null;
	if (form !== null && language.code === 'en') return `The format is ${form}.`;
	const asserted = assertRule(span.text, language);
	if (asserted !== null) return asserted;
	const rule = span.text.trim().replace(/[\s.,;:!。，]{1,20}$/, '');
	return rule.length <= LONGEST_QUOTE ? `Rule met: ${rule}.` : null;
}

function countTest(constraint: Constraint): string | null {
	const amount = describeQuantity(constraint);
	return amount === null || constraint.quantity?.unit.trim() === '' ? null : `The result has ${amount}.`;
}

function literalTest(constraint: Constraint): string | null {
	const items = constraint.items ?? [];
	if (items.length === 0) return null;
	const { kind, polarity } = constraint;
	if (polarity === 'must_not')
		return kind === 'include' || kind === 'exclude' ? `The result does not contain ${quoteItems(items, 'or')}.` : null;
	if (kind === 'frequency') return frequencyTest(constraint, quoteItems(items, 'and'));
	const phrase = PHRASES[kind];
	return phrase === undefined ? null : `${phrase} ${quoteItems(items, kind === 'include' ? 'and' : 'or')}.`;
}

const PHRASES: Partial<Record<ConstraintKind, string>> = {
	include: 'The result contains',
	start: 'The result starts with exactly',
	end: 'The result ends with exactly',
	choice: 'The answer is one of:',
};

function frequencyTest(constraint: Constraint, what: string): string | null {
	if (!constraint.quantity) return null;
	const amount = describeQuantity({ ...constraint, quantity: { ...constraint.quantity, unit: 'times' } });
	return `${what} appears ${amount}.`;
}
