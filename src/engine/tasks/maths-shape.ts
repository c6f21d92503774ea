import { canMatch } from '../reading/matching/can-match.ts';
import { stemsIn } from '../reading/matching/stems.ts';

const NOTATION =
	/\\(?:frac|int|sum|sqrt|lim|cdot|leq?|geq?|alpha|beta|theta|mathbb|left|right|overline|times|infty|begin|pmod|equiv|angle|binom)\b|\$[^$\n]{1,120}\$|[∫∑√≤≥∞∠∈≡±]|\b\d*[a-z]\^\{?[-\d\w]|\b[a-z]\([a-z]\)\s?=|\b\d*[a-z]\s?[-+*/]\s?\d+[a-z]?\s?(?:=|[<>]=?)|[=<>]\s?\d+[a-z]?\s?\(|\b\d+(?:\.\d+)?\s?[-+*/×÷^]\s?\d+\s?(?:=|\?|$)|\d+!|\bmod \d|-?\d+,\s?-?\d+\)\s?(?:,|and)\s?\(/g;
const VOCABULARY =
	/\b(?:probability|triangle|circle|radius|perpendicular|integers?|prime|divisible|polynomial|quadratic|theorem|lemma|remainder|modulo|vertices|equilateral|angle|velocity|acceleration|m\/s2?|kg|mol(?:es)?|interest rate|per ?cent|percentage|average speed|how many (?:ways|integers|solutions|more)|total cost|isomorphic|eigenvalues?|matrix|vector|sequence|geometric|arithmetic|graph of|standard deviation|normal distribution|sample|dice|marbles|cards|real numbers?|rational|irrational|converges?|diverges?|continuous|differentiable|antiderivative|euclidean)\b/gi;
const LIMIT = 3_000;
/** A text this long has cues of nearly everything: looking for them first only costs. */
const LONG = 1_000;
/** A stray term per so many characters is prose, not mathematics. */
const PROSE = 500;

/** How much of the text is mathematics: 0 for none; each sign of notation counts one, each word of the trade a half. */
export function mathsShapeOf(text: string): number {
	const opening = text.slice(0, LIMIT);
	const stems = opening.length < LONG ? stemsIn(opening) : null;
	const signs = !stems || canMatch(NOTATION, stems) ? (opening.match(NOTATION)?.length ?? 0) : 0;
	const named = !stems || canMatch(VOCABULARY, stems) ? opening.match(VOCABULARY) : null;
	const words = new Set(named?.map((word) => word.toLowerCase())).size;
	return Math.max(0, signs + words / 2 - Math.max(0, opening.length - PROSE) / PROSE);
}
