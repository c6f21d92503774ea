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

const HOW_OFTEN = /\b(?:times?|once|twice|thrice|least|most|more|less|fewer|exactly)\b/i;
/** Words for the shape of a text, whatever kind of rule they were read as. */
const FORM =
	/\b(?:words|the words?|(?:the )?letters? ["'“‘]?\w\b|sentences?|paragraphs?|characters|quotation|quotes?|titles?|commas?|capitals?|capitali[sz]\w+|lower ?case|upper ?case|asterisks?|highlight\w*|bold|italics?|bullets?|placeholders?|postscript|phrases?)\b|\*\*/i;

/**
 * Whether a rule found inside a request is about the form of the answer. Words of the subject can look like one ("a cover
 * letter for a barista job"), and a test made of them would say nothing.
 */
export function isAboutForm({ kind, items, quantity, span }: Constraint): boolean {
	if (kind === 'format' && formatValue(span.text) !== null) return true;
	if (kind === 'frequency' && !HOW_OFTEN.test(span.text)) return false;
	const hasDetail = (items ?? []).length > 0 || quantity !== undefined || /["“«「*]/.test(span.text);
	return ALWAYS.has(kind) || (WITH_DETAIL.has(kind) && hasDetail) || FORM.test(span.text);
}
