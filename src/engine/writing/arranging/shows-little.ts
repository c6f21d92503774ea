import type { Clause, Reading } from '#engine/types';
import type { Arrangement } from './arrangement-model.ts';

/** What is told in so many words stays in one piece: readers took it for torn in nine cases of ten, and found it better in none. */
const TOLD_WORDS = 75;
/** From here on that holds where more is told than wished. */
const FEW_WORDS = 39;
/** Beside something told, fewer wishes than these on lines of their own show no more than the whole does. */
const FEWEST_WISHES = 2;
/** In tidy sentences a wish is overlooked only in the middle of one, and one or two are not. */
const FEWEST_WITHIN = 3;
/** So many sentences that each wish something are a list. */
const FEWEST_SENTENCES = 4;
const TOLD: ReadonlySet<Clause['part']> = new Set(['background', 'limit', 'content']);

/** Whether lines of their own would show no more of a request than it shows as it was typed. English. */
export function showsLittle(reading: Reading, arrangement: Arrangement, words: number): boolean {
	const { asked, rules, background } = arrangement;
	const isPasted = reading.material.length > 0;
	const told = background.length + toldIn(asked);
	if (!isPasted && (words > TOLD_WORDS || (words > FEW_WORDS && told > Math.max(1, rules.length)))) return true;
	if (reading.language.code !== 'en' || told === 0) return false;
	if (!isPasted && rules.length < FEWEST_WISHES) return true;
	const mayBeOverlooked = withinSentences(reading, rules) >= FEWEST_WITHIN || rules.length >= FEWEST_SENTENCES;
	return rules.length > 0 && !mayBeOverlooked && isTidy(reading);
}

/** How many parts of the running text only tell. */
export const toldIn = (asked: Arrangement['asked']): number =>
	asked.flatMap(({ clauses }) => clauses).filter(({ part }) => TOLD.has(part)).length;

/** How many wishes stand in the middle of a sentence, where they are overlooked. */
const withinSentences = ({ text }: Reading, rules: Arrangement['rules']): number =>
	rules.filter(({ clause }) => !/(?:^|[.!?:\n]["”’)]?)\s*$/.test(text.slice(0, clause.span.start).slice(-8))).length;

/** Nothing misspelt, and every sentence with its capital: such a text was written to be read. */
const isTidy = ({ edits, clauses }: Reading): boolean =>
	!edits.some(({ rule }) => rule === 'spelling' || rule === 'correction') &&
	!/(?:^|[.!?]\s+)\p{Ll}/u.test(clauses.map(({ span }) => span.text).join(' '));
