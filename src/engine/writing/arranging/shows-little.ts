import { SPEECHES } from '#engine/reading/speech/speeches';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Reading } from '#engine/types';
import type { Arrangement } from './arrangement-model.ts';

/** Most words of a divided request. Readers judged nine of ten longer ones as torn by division, and none as better. */
const TOLD_WORDS = 75;
/** Above this number of words, a request with more statements than wishes is not divided. */
const FEW_WORDS = 39;
/**
 * Above this number of words, an English request with any statement stays whole. Of 17 divided ones, readers judged 15
 * as torn and none as better.
 */
const TALE_WORDS = 49;
/** Fewest wishes, in a request with statements, that get their own lines. */
const FEWEST_WISHES = 2;
/** Fewest wishes in mid-sentence, where they are easily overlooked, for which a tidy text is divided. */
const FEWEST_WITHIN = 3;
/** Fewest wishes in all for which a tidy text is divided. */
const FEWEST_SENTENCES = 4;

/** Whether dividing a request into lines would not make it clearer. The last checks are for English. */
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

/** Whether statements in this language keep their place. */
const isParted = ({ language }: Reading): boolean => language.code === 'en' || SPEECHES[language.code] !== undefined;

/** The number of statements among the things asked for. */
export const toldIn = (asked: Arrangement['asked']): number =>
	asked.flatMap(({ clauses }) => clauses).filter(({ part }) => TELLING_KINDS.has(part)).length;

/** Number of wishes in mid-sentence. */
const withinSentences = ({ text }: Reading, rules: Arrangement['rules']): number =>
	rules.filter(({ clause }) => !/(?:^|[.!?:\n]["”’)]?)\s*$/.test(text.slice(0, clause.span.start).slice(-8))).length;

/** Whether a text has no misspelling or correction, and a capital at the start of each sentence. */
const isTidy = ({ edits, clauses }: Reading): boolean =>
	!edits.some(({ rule }) => rule === 'spelling' || rule === 'correction') &&
	!/(?:^|[.!?]\s+)\p{Ll}/u.test(clauses.map(({ span }) => span.text).join(' '));
