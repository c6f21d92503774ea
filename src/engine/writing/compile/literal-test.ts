import { say } from '#engine/locales/say';
import type { Constraint, ConstraintKind } from '#engine/types';
import { describeQuantity, foreignAmount } from './describe-quantity.ts';
import { quoteItems } from './quote-items.ts';

const PART = /\b(?:paragraphs?|sections?|sentences?|lines?|bullets?|stanzas?|verses?|each|every|\d(?:st|nd|rd|th))\b/i;

/** A check on exact strings the rule names. Null where the words say more than the strings alone. */
export function literalTest(constraint: Constraint, code: string): string | null {
	const { kind, polarity, span } = constraint;
	if (!constraint.items?.length) return null;
	const items = constraint.items.map((item) => item.trim());
	const isLoose =
		NEEDS_CUE.has(kind) &&
		!OFFERS.test(span.text) &&
		!items.every((item) => isLiteral(item, span.text, items[0] ?? ''));
	if (isLoose) return null;
	if (polarity === 'must_not')
		return kind === 'include' || kind === 'exclude'
			? sentence('The result does not contain {items}.', quoteItems(items, 'or', code), code)
			: null;
	if (kind === 'frequency') return frequencyTest(constraint, quoteItems(items, 'and', code), code);
	if (kind === 'choice' && items.length < 2) return null;
	const isAboutPart = (kind === 'start' || kind === 'end') && PART.test(span.text.replace(/"[^"]{0,400}"/g, ''));
	const phrase = PHRASES[kind];
	if (phrase === undefined || isAboutPart) return null;
	return sentence(phrase, quoteItems(items, kind === 'include' ? 'and' : 'or', code), code);
}

const NEEDS_CUE: ReadonlySet<ConstraintKind> = new Set(['include', 'exclude', 'choice']);
/** "Answer with one of": what follows is meant letter by letter even without quotation marks. */
const OFFERS = /\b(?:one of|choose|options?|either|pick|select from|say)\b/i;

const PHRASES: Partial<Record<ConstraintKind, string>> = {
	include: 'The result contains {items}.',
	start: 'The result starts with exactly {items}.',
	end: 'The result ends with exactly {items}.',
	choice: 'The answer is one of: {items}.',
};

/** A quotation that closes its own sentence closes this one too. */
function sentence(phrase: string, items: string, code: string): string {
	const text = say(code, phrase, { items });
	return /[.!?]["'”’]\.$/.test(text) ? text.slice(0, -1) : text;
}

/** In quotation marks, or a short word in a list that is announced as one; other runs of words are no exact string. */
function isLiteral(item: string, text: string, first: string): boolean {
	if (/^["'“‘`«「]/.test(item)) return true;
	const at = text.indexOf(item);
	if (/["'“‘`«「]/.test(text[at - 1] ?? '')) return true;
	const isAnnounced = ANNOUNCED.test(text.slice(0, Math.max(0, text.indexOf(first))));
	return isAnnounced && !item.includes(':') && item.split(/\s/).length <= 3;
}

const ANNOUNCED =
	/\b(?:keywords?|words?|terms?|phrases?|names?|hashtags?|letters?)\s{0,3}(?:[:,-]|is|are|like|such as)?\s{0,3}["'“]?$/i;

function frequencyTest(constraint: Constraint, what: string, code: string): string | null {
	if (!constraint.quantity) return null;
	if (code !== 'en') {
		const times = foreignAmount(constraint, constraint.quantity, code);
		return times === null ? null : say(code, 'Number of times {what} appears: {times}.', { what, times });
	}
	const amount = describeQuantity({ ...constraint, quantity: { ...constraint.quantity, unit: 'times' } });
	return `${what} appears ${amount}.`;
}
