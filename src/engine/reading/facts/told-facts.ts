import type { Clause } from '#engine/types';
import { everyMatch } from '../matching/search.ts';
import type { Found } from './found.ts';

/** "My sister uses a wheelchair", "the house has no garage": facts of the person's own case, without a figure or a name. */
const OWN_CASE =
	/^(?:and |but |also |note that |fyi,? )?(?:i|i'm|i've|we|we're|we've|my|our|he|he's|she|she's|they|they're|one|both|two|it|it's|the|there|nobody|no one|everyone|everybody|soy|somos|mi|mis|nuestro|nuestra|tengo|je|j'|nous|mon|ma|mes|notre|ich|wir|mein|meine|unser|unsere|io|sono|mio|mia|ho|eu|sou|meu|minha|tenho)(?:\b|')/i;
/** The same in passing, after a comma: "a trip for four, one uses a wheelchair". */
const IN_PASSING =
	/, (?:and |but )?((?:one|two|both|he|she|they|we|i|it|my [a-z]{2,12}|our [a-z]{2,12}|the [a-z]{2,12}|nobody|no one|everyone)(?: of (?:us|them|the [a-z]{2,12}))?(?:'s|'re|'m)? (?:is|are|am|was|were|has|have|had|uses?|eats?|drinks?|likes?|loves?|hates?|dislikes?|prefers?|needs?|wants?|can|can't|cannot|does|doesn't|do|don't|lives?|works?|speaks?|owns?|wears?|suffers?|allergic|vegetarian|vegan|diabetic|pregnant|disabled|blind|deaf)\b[^,.;:!?\n]{0,100})/gi;
const CONDITION =
	/, (?:and )?((?:all |mostly |strictly )?(?:vegetarian|vegan|halal|kosher|gluten[- ]free|dairy[- ]free|lactose[- ]free|nut[- ]free|pet[- ]friendly|child[- ]friendly|wheelchair[- ]accessible|ground floor|first[- ]time|self[- ]taught|part[- ]time|full[- ]time|remote)(?: [a-z]{2,14}){0,2})(?=\s{0,3}(?:[,.;!?]|$))/gi;
const NEGATED = /\b(?:no|not|never|nobody|none|without|cannot|nothing)\b|n't\b|\bcant\b|\bdont\b/i;
const SHORTEST = 3;
const LONGEST = 140;
/** A text with more of these tells a story, and none of them is taken. */
const MOST = 8;

/** Facts of the person's own case, each as a whole clause. */
export function findToldFacts(clauses: readonly Clause[]): Found[] {
	const whole = clauses.filter(isOwnCase).map(({ span }) => ({ ...withoutEnds(span), text: span.text }));
	const passing = clauses
		.filter(({ span }) => span.text.includes(','))
		.flatMap(({ span }) =>
			[IN_PASSING, CONDITION].flatMap((pattern) =>
				everyMatch(span.text, pattern).map((match) => {
					const text = match[1] ?? '';
					const start = span.start + match.index + match[0].length - text.length;
					return { start, end: start + text.trimEnd().length, text };
				}),
			),
		);
	return (whole.length > MOST ? passing : [...whole, ...passing])
		.slice(0, MOST * 2)
		.map(({ start, end, text }) => ({ kind: 'requirement', start, end, negated: NEGATED.test(text) }));
}

function isOwnCase({ part, role, span, isQuestion }: Clause): boolean {
	if (!(role === 'context' || part === 'limit') || isQuestion || span.text.length > LONGEST || /[:?]$/.test(span.text))
		return false;
	return OWN_CASE.test(span.text) && span.text.split(' ').length >= SHORTEST;
}

/** The range without its joining word and its full stop. */
function withoutEnds({ start, end, text }: { start: number; end: number; text: string }) {
	const joiner = /^(?:and|but|also) /i.exec(text)?.[0].length ?? 0;
	return { start: start + joiner, end: /[^.][.!;]$/.test(text) ? end - 1 : end };
}
