import type { Constraint, ConstraintKind } from '#engine/types';
import { formatValue } from './format-value.ts';

const ALWAYS: ReadonlySet<ConstraintKind> = new Set(['case', 'quote', 'repeat', 'language']);
/** What names no string and no figure is too loose to be a rule on its own: "start investing", "at the end of the day". */
const WITH_DETAIL: ReadonlySet<ConstraintKind> = new Set([
	'start',
	'end',
	'choice',
	'frequency',
	'count',
	'punctuation',
]);

/**
 * Whether a rule found inside a request is about the form of the answer. Words of the subject can look like one ("a cover
 * letter for a barista job"), and a test made of them would say nothing.
 */
export function isAboutForm({ kind, items, quantity, span }: Constraint): boolean {
	if (kind === 'format') return formatValue(span.text) !== null;
	const hasDetail = (items ?? []).length > 0 || quantity !== undefined || /["“«「*]/.test(span.text);
	return ALWAYS.has(kind) || (WITH_DETAIL.has(kind) && hasDetail);
}
