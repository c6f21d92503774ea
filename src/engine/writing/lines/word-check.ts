import { say } from '#engine/locales/say';
import type { Clause, Quantity } from '#engine/types';

const MEASURES: readonly { readonly unit: RegExp; readonly name: string }[] = [
	{ unit: /^words?$/i, name: 'Word count' },
	{ unit: /^(?:characters?|chars?)$/i, name: 'Character count' },
	{ unit: /^sentences?$/i, name: 'Sentence count' },
	{ unit: /^paragraphs?$/i, name: 'Paragraph count' },
];
const RELATIONS: Readonly<Record<Quantity['relation'], string>> = {
	'<': 'under {n}',
	'<=': 'at most {n}',
	'=': '{n}',
	'>=': 'at least {n}',
	'>': 'more than {n}',
	about: 'about {n}',
	range: 'between {n} and {m}',
};
/** Words by which a size is that of a part, not of the whole answer. */
const OF_A_PART =
	/\b(?:each|every|per|both|either|max(?:imum)? of|about it|title|subject|headline|intro|summary|bullet)\b|\b(?:words?|characters?|chars?|sentences?|paragraphs?) an? \p{L}/iu;
/** "two, three sentences": an inexact amount. */
const TWO_FIGURES = /\b(?:\d+|one|two|three|four|five),? (?:\d+|one|two|three|four|five|six)\b/i;
const MOST_WORDS = 6;

/** An exact check of a size that counts the whole answer: "Word count is at most 120." Null for any other rule. */
export function wordCheck({ part, span, constraints }: Clause, code: string): string | null {
	const [only, ...others] = constraints.filter(({ quantity }) => quantity !== undefined);
	const quantity = only?.quantity;
	if (code !== 'en' || part !== 'amount' || !quantity || others.length > 0 || only.polarity === 'must_not') return null;
	const measure = MEASURES.find(({ unit }) => unit.test(quantity.unit.trim()));
	if (
		!measure ||
		OF_A_PART.test(span.text) ||
		TWO_FIGURES.test(span.text) ||
		span.text.split(/\s+/).length > MOST_WORDS
	)
		return null;
	const amount = say(code, RELATIONS[relationOf(quantity, span.text)], {
		n: String(quantity.n),
		m: String(quantity.m ?? ''),
	});
	return `${measure.name} is ${amount}.`;
}

const EXACTLY = /\b(?:exactly|precisely|no more and no less)\b/i;
/** From this number on, "400 words" means about 400, and "4000 characters" means at most 4000. */
const FEWEST_ROUNDED = 20;

function relationOf({ n, relation, unit }: Quantity, text: string): Quantity['relation'] {
	if (relation !== '=' || n < FEWEST_ROUNDED || EXACTLY.test(text)) return relation;
	return /^char/i.test(unit.trim()) ? '<=' : 'about';
}
