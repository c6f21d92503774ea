import { say } from '#engine/locales/say';
import type { Constraint, Quantity } from '#engine/types';
import { surfaceNumber } from './surface-number.ts';

const RELATIONS: Readonly<Record<Quantity['relation'], string>> = {
	'<': 'under',
	'<=': 'at most',
	'=': 'exactly',
	'>=': 'at least',
	'>': 'more than',
	about: 'about',
	range: 'between',
};

const AMOUNTS: Readonly<Record<Exclude<Quantity['relation'], '='>, string>> = {
	'<': 'under {n}',
	'<=': 'at most {n}',
	'>=': 'at least {n}',
	'>': 'more than {n}',
	about: 'about {n}',
	range: 'between {n} and {m}',
};

const MEASURES: readonly { readonly pattern: RegExp; readonly name: string }[] = [
	{ pattern: /^(?:words?|palabras?|mots?|wörter|worte|parole|palavras?|słów|слов\p{L}{0,4})$/iu, name: 'Word count' },
	{
		pattern: /^(?:characters?|chars?|caracteres?|caractères?|zeichen|caratteri|字|文字|字符)$/iu,
		name: 'Character count',
	},
	{ pattern: /^(?:sentences?|oraciones|frases?|phrases?|sätze|frasi)$/iu, name: 'Sentence count' },
	{ pattern: /^(?:paragraphs?|párrafos?|paragraphes?|absätze|paragrafi)$/iu, name: 'Paragraph count' },
];
const COUNTABLE =
	/(?:^|[ -])(?:word|sentence|paragraph|character|page|line|item|point|section|bullet|idea|example|stanza|verse|slide|step|question|tip|reason|option|chapter|part|tweet|row|column)$/i;

/** "at least 3 bullet points", relation and figure exactly as meant. Null when the rule counts nothing. */
export function describeQuantity(constraint: Constraint): string | null {
	const { quantity, span } = constraint;
	if (!quantity) return null;
	const parts = [relationOf(constraint, quantity), figureOf(quantity, span.text), pluralUnit(quantity)];
	return parts.filter((part) => part !== '').join(' ');
}

/** "Word count is at most 300." Null for units that no counter knows. */
export function measureTest(constraint: Constraint, code: string): string | null {
	const { quantity, span } = constraint;
	const unit = quantity?.unit.trim() || (/字|文字|字符/u.exec(span.text)?.[0] ?? '');
	const measure = MEASURES.find(({ pattern }) => pattern.test(unit));
	if (!quantity || !measure) return null;
	const amount = code === 'en' ? englishAmount(constraint, quantity) : foreignAmount(constraint, quantity, code);
	return amount === null ? null : say(code, `${measure.name} is {amount}.`, { amount });
}

function englishAmount(constraint: Constraint, quantity: Quantity): string {
	const { text } = constraint.span;
	const isBare = quantity.relation === '=' && !/exact/i.test(text);
	return isBare ? figureOf(quantity, text) : `${relationOf(constraint, quantity)} ${figureOf(quantity, text)}`;
}

/** "como máximo 300". Null where the figure is not in the person's text as a figure: no other one may take its place. */
export function foreignAmount({ polarity, span }: Constraint, quantity: Quantity, code: string): string | null {
	const { relation, n, m = n } = quantity;
	const [low, high] = [surfaceNumber(span.text, n), surfaceNumber(span.text, m)];
	if (!span.text.includes(low) || !span.text.includes(high)) return null;
	const amount = relation === '=' ? low : say(code, AMOUNTS[relation], { n: low, m: high });
	return polarity === 'must_not' ? say(code, 'not {amount}', { amount }) : amount;
}

/** The person's own words for the relation where they are exact: "less than" stays "less than". */
function relationOf({ polarity, span }: Constraint, { relation }: Quantity): string {
	const own = OWN_WORDS[relation]?.exec(span.text)?.[0].toLowerCase();
	const words = own ?? RELATIONS[relation];
	return polarity === 'must_not' && !/^(?:no|not)\b/.test(words) ? `not ${words}` : words;
}

const UPPER = /\b(?:at most|no more than|not more than|less than|fewer than|under|below|up to)\b/i;
const LOWER = /\b(?:at least|no less than|no fewer than|not less than|not fewer than|more than|over)\b/i;
const OWN_WORDS: Partial<Record<Quantity['relation'], RegExp>> = {
	'<': UPPER,
	'<=': UPPER,
	'>=': LOWER,
	'>': LOWER,
	about: /\b(?:about|around|approximately|roughly)\b/i,
};

function figureOf({ n, m, relation }: Quantity, text: string): string {
	const low = surfaceNumber(text, n);
	return relation === 'range' && m !== undefined ? `${low} and ${surfaceNumber(text, m)}` : low;
}

function pluralUnit({ n, relation, unit }: Quantity): string {
	const bare = unit.trim();
	return (relation === 'range' || n !== 1) && COUNTABLE.test(bare) ? `${bare}s` : bare;
}
