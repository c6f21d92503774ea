import { type Given, NOTHING_GIVEN, type Question, type Suggestion } from '#engine/review-model';
import type { Reading } from '#engine/types';
import { read } from '../reading/read.ts';
import type { Candidate, Left } from './candidate.ts';
import { eachOnce } from './each-once.ts';
import { type FamilyGuess, findFamilies } from './find-family.ts';
import { findGenres, type GenreGuess, withoutRuledOut } from './find-genre.ts';
import { findAny } from './find-pattern.ts';
import type { ExpertQuestion, Genre } from './genre-model.ts';
import { sumGenres } from './genre-sums.ts';
import { type GivenLine, givenLines } from './given-lines.ts';
import { knowledgeIn } from './languages/stored-languages.ts';
import { type Weighed, weighInLanguage, wordsIn } from './languages/weigh-in-language.ts';
import { offersOf, questionOf, saysSame } from './offers.ts';
import { type RequestWords, requestWords } from './request-words.ts';
import { type Knowledge, STORED } from './stored.ts';
import {
	FAMILY_FILLING,
	GENERAL_SURENESS,
	LIKELY_FAMILY,
	LIKELY_GENERAL,
	MOST_WORDS,
	SURE_OF_FAMILY,
	SURE_OF_GENRE,
	SURE_OF_TOLD_GENRE,
	TOLD_WORDS,
} from './sureness.ts';
import { type Circumstance, findCircumstances, weighCircumstances } from './weigh-consequences.ts';
import { type Said, weighGenre } from './weigh-genre.ts';
import { type Worth, worthAsking, worthAskingUncounted } from './worth-asking.ts';

export interface Advice {
	readonly genre: GenreGuess | null;
	/** The questions and offers that were weighed, shown or not, the most valuable first. */
	readonly candidates: readonly Candidate[];
	readonly circumstances: readonly Circumstance[];
}

export const MOST_QUESTIONS = 4;
/**
 * A genre with this many questions of its own gets none that fit its whole group: readers found a third of those good, of its own
 * more than half.
 */
const ENOUGH_QUESTIONS = 2;
/** The genre of the few questions that fit any request. */
const ANY = 'any';
const LAST = 'more';
export const NO_ADVICE: Advice = { genre: null, candidates: [], circumstances: [] };

/** Weighs the questions and offers an expert would have for a request, and marks those not worth showing. */
export function advise(
	reading: Reading,
	given: Given = NOTHING_GIVEN,
	knowledge: Knowledge = STORED,
	lines: readonly GivenLine[] = givenLines(given, knowledge),
): Advice {
	if (reading.isNonsense) return NO_ADVICE;
	if (reading.language.code !== 'en') return adviseInLanguage(reading, given, lines);
	const request = requestWords(reading);
	const sums = sumGenres(request, knowledge.genres);
	const guesses = findGenres(request, sums);
	const groups = findFamilies(sums);
	const all = reading.material.length > 0 ? requestWords(reading, true) : request;
	const length = all.words.length;
	const genre =
		sureGenre(guesses, length) ??
		(length <= MOST_WORDS.group
			? sureFamily(findFamilies(withoutRuledOut(request, sums)), knowledge.families)
			: null) ??
		likelyGeneral(guesses);
	const likely = new Set([...(genre ? [genre.genre.group] : []), ...groups.filter(isLikely).map(({ group }) => group)]);
	const said = { request, all, groups: likely, kind: genre?.genre.id ?? null };
	const circumstances = findCircumstances(knowledge.consequences, likely, request);
	const weighed = [
		...(genre ? weighGenre(genre.genre, genre.sureness, said) : []),
		...weighCircumstances(circumstances, said),
	];
	for (const { filling, sureness } of fillings(genre, length, knowledge))
		if (isLeftBare(weighed)) weighed.push(...weighGenre(filling, sureness, said));
	const asked = { words: length, sureness: genre?.sureness ?? 0 };
	const candidates = ranked(
		{ candidates: weighed, last: () => lastOf(knowledge, said) },
		given,
		(told) => afterAnswers(told, given, lines, requestWords),
		(sorted) => worthAsking(sorted, asked),
	);
	return { genre, candidates, circumstances };
}

/** As `advise`, for a language other than English. Circumstances are known in English only. */
function adviseInLanguage(reading: Reading, given: Given, lines: readonly GivenLine[]): Advice {
	const language = knowledgeIn(reading.language.code);
	if (!language) return NO_ADVICE;
	const weighed = weighInLanguage(reading, language);
	const candidates = ranked(
		weighed,
		given,
		(told) => afterAnswers(told, given, lines, (answers) => wordsIn(answers, language)),
		(sorted) => worthAskingUncounted(sorted, weighed.length),
	);
	return { genre: weighed.genre, candidates, circumstances: [] };
}

/** Puts the most valuable first and marks those that are not shown. Beside one question at most, adds the one that fits everybody. */
function ranked(
	{ candidates, last }: Pick<Weighed, 'candidates' | 'last'>,
	given: Given,
	afterwards: (candidates: readonly Candidate[]) => readonly Candidate[],
	worthOf: (candidates: readonly Candidate[]) => Worth,
): readonly Candidate[] {
	const sorted = afterwards(candidates).toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
	const { first, later } = worthOf(eachOnce(sorted));
	const asked = first.filter(({ question, left }) => question && (left === null || left === 'settled')).length;
	const isSettled = candidates.some(({ id }) => id in given.answers || given.skipped.includes(id));
	const isBare = asked === 1 || (asked === 0 && !isSettled);
	return [...first, ...(isBare ? afterwards(last()) : []), ...later];
}

/** Whether the group is likely enough for circumstances mentioned in passing to call for its questions. */
const isLikely = ({ sureness }: FamilyGuess): boolean => sureness >= LIKELY_FAMILY;

const sureGenre = ([best]: readonly GenreGuess[], length: number): GenreGuess | null =>
	best && best.sureness >= (length > TOLD_WORDS ? SURE_OF_TOLD_GENRE : SURE_OF_GENRE) ? best : null;

function sureFamily([guess]: readonly FamilyGuess[], families: readonly Genre[]): GenreGuess | null {
	const genre = families.find(({ group }) => group === guess?.group);
	return genre && guess && guess.sureness >= SURE_OF_FAMILY ? { genre, sureness: guess.sureness, alone: 0 } : null;
}

function likelyGeneral(guesses: readonly GenreGuess[]): GenreGuess | null {
	const general = guesses.find(({ genre, sureness }) => genre.isGeneral && sureness >= LIKELY_GENERAL);
	return general ? { ...general, sureness: GENERAL_SURENESS } : null;
}

/** Less specific questions: those of the family beside a genre, otherwise the few that fit any request. */
function fillings(
	guess: GenreGuess | null,
	length: number,
	{ genres, families }: Knowledge,
): { filling: Genre; sureness: number }[] {
	const family = families.find(({ group }) => group === guess?.genre.group);
	const any = genres.find(({ id }) => id === ANY);
	const few = any && { ...any, ask: any.ask.filter(({ id }) => id !== LAST) };
	return [
		...(family && family !== guess?.genre && length <= MOST_WORDS.filling
			? [{ filling: family, sureness: FAMILY_FILLING }]
			: []),
		...(few && guess === null && length <= MOST_WORDS.anything ? [{ filling: few, sureness: GENERAL_SURENESS }] : []),
	];
}

/** The question shown when no other is left; only the person can know its answer. */
function lastOf({ genres }: Knowledge, said: Said): Candidate[] {
	const any = genres.find(({ id }) => id === ANY);
	const ask = any?.ask.filter(({ id }) => id === LAST) ?? [];
	return any ? weighGenre({ ...any, ask, suggest: [] }, GENERAL_SURENESS, said) : [];
}

/** Whether too few questions are left so far, so that less specific ones are added. */
const isLeftBare = (candidates: readonly Candidate[]): boolean =>
	candidates.filter(({ question, left }) => question && left === null).length < ENOUGH_QUESTIONS;

/** Drops what was answered, accepted or skipped, and questions that another answer settles. */
function afterAnswers(
	candidates: readonly Candidate[],
	given: Given,
	lines: readonly GivenLine[],
	wordsOf: (told: Reading) => RequestWords,
): readonly Candidate[] {
	if (given.accepted.length + given.skipped.length + Object.keys(given.answers).length === 0) return candidates;
	const told = lines.length === 0 ? null : wordsOf(read(lines.map(({ text }) => text).join('\n')));
	return candidates.map((one) => (one.left === null ? { ...one, left: leftAfter(one, given, told) } : one));
}

function leftAfter(
	{ id, question, suggestion }: Candidate,
	{ answers, accepted, skipped }: Given,
	told: RequestWords | null,
): Left | null {
	if (id in answers || accepted.includes(id) || skipped.includes(id) || skipped.includes(questionOf(id)))
		return 'settled';
	if (suggestion !== null) return told && saysSame(suggestion, told.words.join(' ')) ? 'settled' : null;
	return question && told && findAny(question.answered, told) ? 'answered' : null;
}

const shownOf = ({ candidates }: Advice): Candidate[] =>
	candidates.filter(({ question, left }) => question !== null && left === null).slice(0, MOST_QUESTIONS);

/** An option such as "I'll type it…" repeats the field for own words that stands beside every question, so it is not shown. */
const OWN_WORDS = /^I'll (?:type|list) (?:it|them)…$/;
const labelsOf = ({ options }: ExpertQuestion): string[] =>
	options.map(([label]) => label).filter((label) => !OWN_WORDS.test(label));

/** The questions to show, the most valuable first. */
export const questionsOf = (advice: Advice): Question[] =>
	shownOf(advice).flatMap(({ id, question }) =>
		question ? [{ id, question: question.ask, options: labelsOf(question) }] : [],
	);

/** The suggestions to show, the most valuable first. */
export const suggestionsOf = (advice: Advice): Suggestion[] => offersOf(advice.candidates, shownOf(advice));
