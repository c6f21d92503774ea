import { SPEECHES } from '#engine/reading/speech/speeches';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Reading } from '#engine/types';
import type { Arrangement } from './arrangement-model.ts';

/** Longer requests are not divided: readers found nine of ten divided ones torn, and none better. */
const TOLD_WORDS = 75;
/** Above this a request is not divided if it has more statements than wishes. */
const FEW_WORDS = 39;
/** Above this a request that tells anything stays whole: of 17 that were divided, readers found 15 torn and none better. English. */
const TALE_WORDS = 49;
/** In a request with statements, fewer wishes gain nothing from lines of their own. */
const FEWEST_WISHES = 2;
/** In tidy text wishes are overlooked only in mid-sentence, and only if there are so many. */
const FEWEST_WITHIN = 3;
/** So many wishes are a list, and are divided even in tidy text. */
const FEWEST_SENTENCES = 4;

/** Whether a request is no clearer divided into lines than as typed. The last checks are for English. */
export function showsLittle(reading: Reading, arrangement: Arrangement, words: number): boolean {
	const { asked, rules, background } = arrangement;
	const isPasted = reading.material.length > 0;
	const told = background.length + toldIn(asked);
	if (!isPasted && (words > TOLD_WORDS || (words > FEW_WORDS && told > Math.max(1, rules.length)))) return true;
	if (!isPasted && words > TALE_WORDS && told > 0 && reading.language.code === 'en') return true;
	if (told === 0) return false;
	if (!isPasted && rules.length < FEWEST_WISHES && isParted(reading)) return true;
	if (reading.language.code !== 'en') return false;
	const mayBeOverlooked = withinSentences(reading, rules) >= FEWEST_WITHIN || rules.length >= FEWEST_SENTENCES;
	return rules.length > 0 && !mayBeOverlooked && isTidy(reading);
}

/** Whether the language is one whose statements keep their place. */
const isParted = ({ language }: Reading): boolean => language.code === 'en' || SPEECHES[language.code] !== undefined;

/** The number of statements among the things asked for. */
export const toldIn = (asked: Arrangement['asked']): number =>
	asked.flatMap(({ clauses }) => clauses).filter(({ part }) => TELLING_KINDS.has(part)).length;

/** The number of wishes in mid-sentence, where they are easily overlooked. */
const withinSentences = ({ text }: Reading, rules: Arrangement['rules']): number =>
	rules.filter(({ clause }) => !/(?:^|[.!?:\n]["”’)]?)\s*$/.test(text.slice(0, clause.span.start).slice(-8))).length;

/** Whether a text has no misspelling or correction, and a capital at the start of each sentence. */
const isTidy = ({ edits, clauses }: Reading): boolean =>
	!edits.some(({ rule }) => rule === 'spelling' || rule === 'correction') &&
	!/(?:^|[.!?]\s+)\p{Ll}/u.test(clauses.map(({ span }) => span.text).join(' '));
