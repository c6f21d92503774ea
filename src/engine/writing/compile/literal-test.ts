import type { Constraint, ConstraintKind } from '#engine/types';
import { describeQuantity } from './describe-quantity.ts';
import { quoteItems } from './quote-items.ts';

const PART = /\b(?:paragraphs?|sections?|sentences?|lines?|bullets?|stanzas?|verses?|each|every|\d(?:st|nd|rd|th))\b/i;

/** A check on exact strings the rule names. Null where the words say more than the strings alone. */
export function literalTest(constraint: Constraint): string | null {
	const { kind, polarity, span } = constraint;
	const items = (constraint.items ?? []).map((item) => item.trim());
	const isLoose =
		NEEDS_CUE.has(kind) &&
		!OFFERS.test(span.text) &&
		!items.every((item) => isLiteral(item, span.text, items[0] ?? ''));
	if (items.length === 0 || isLoose) return null;
	if (polarity === 'must_not')
		return kind === 'include' || kind === 'exclude' ? sentence('The result does not contain', items, 'or') : null;
	if (kind === 'frequency') return frequencyTest(constraint, quoteItems(items, 'and'));
	const isAboutPart = (kind === 'start' || kind === 'end') && PART.test(span.text.replace(/"[^"]{0,400}"/g, ''));
	const phrase = PHRASES[kind];
	return phrase === undefined || isAboutPart ? null : sentence(phrase, items, kind === 'include' ? 'and' : 'or');
}

const NEEDS_CUE: ReadonlySet<ConstraintKind> = new Set(['include', 'exclude', 'choice']);
/** "Answer with one of": what follows is meant letter by letter even without quotation marks. */
const OFFERS = /\b(?:one of|choose|options?|either|pick|select from|say)\b/i;

const PHRASES: Partial<Record<ConstraintKind, string>> = {
	include: 'The result contains',
	start: 'The result starts with exactly',
	end: 'The result ends with exactly',
	choice: 'The answer is one of:',
};

function sentence(opening: string, items: readonly string[], joiner: 'and' | 'or'): string {
	const text = `${opening} ${quoteItems(items, joiner)}`;
	return /[.!?]["'”’]$/.test(text) ? text : `${text}.`;
}

/** In quotation marks, or a short word in a list that is announced as one; other runs of words are no exact string. */
function isLiteral(item: string, text: string, first: string): boolean {
	const at = text.indexOf(item);
	if (/^["'“‘`«「]/.test(item) || /["'“‘`«「]/.test(text[at - 1] ?? '')) return true;
	const isAnnounced = ANNOUNCED.test(text.slice(0, Math.max(0, text.indexOf(first))));
	return isAnnounced && !item.includes(':') && item.split(/\s/).length <= 3;
}

const ANNOUNCED =
	/\b(?:keywords?|words?|terms?|phrases?|names?|hashtags?|letters?)\s{0,3}(?:[:,-]|is|are|like|such as)?\s{0,3}["'“]?$/i;

function frequencyTest(constraint: Constraint, what: string): string | null {
	if (!constraint.quantity) return null;
	const amount = describeQuantity({ ...constraint, quantity: { ...constraint.quantity, unit: 'times' } });
	return `${what} appears ${amount}.`;
}
