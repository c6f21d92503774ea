import { type Given, NOTHING_GIVEN, type Question, type Suggestion } from '#engine/review-model';
import type { PartKind } from '#engine/tagging/part-labels';
import type { Reading } from '#engine/types';
import { read } from '../reading/read.ts';
import { findGenres, type GenreGuess } from './find-genre.ts';
import { type Found, findAny } from './find-pattern.ts';
import type { AnswerKind, Consequence, ExpertQuestion, Genre } from './genre-model.ts';
import { givenLines } from './given-lines.ts';
import { type RequestWords, requestWords } from './request-words.ts';
import { type Knowledge, STORED } from './stored.ts';
import { SURE_OF_GENRE } from './sureness.ts';

/** Something worth asking or offering, and why it was taken or left. */
export interface Candidate {
	/** `meal-plan.people`, `vegetarian`. */
	readonly id: string;
	readonly question: ExpertQuestion | null;
	readonly suggestion: string | null;
	/** The words of the request that call for it; null: the genre does. */
	readonly because: string | null;
	readonly value: number;
	/** Why it is not shown; null: it is. */
	readonly left: 'answered' | 'not called for' | 'low value' | 'settled' | null;
}

export interface Advice {
	readonly genre: GenreGuess | null;
	/** The most valuable first; taken and left. */
	readonly candidates: readonly Candidate[];
}

export const MOST_QUESTIONS = 4;
export const MOST_SUGGESTIONS = 2;
/** What a circumstance calls for hangs on no guess. */
const CONSEQUENCE_SHARE = 0.95;
const GENERAL_SHARE = 0.55;
const SUGGESTION_WORTH = 5;
const LEAST_VALUE = 1.5;
const ANY = 'any';

/** Weighs what an expert would ask about a request, and says what of it is worth asking. */
export function advise(reading: Reading, given: Given = NOTHING_GIVEN, knowledge: Knowledge = STORED): Advice {
	if (reading.language.code !== 'en' || reading.isNonsense) return { genre: null, candidates: [] };
	const said = requestWords(reading);
	const all = reading.material.length > 0 ? requestWords(reading, true) : said;
	const guesses = findGenres(said, knowledge.genres);
	const genre = sureGenre(guesses);
	const { answers, accepted, skipped } = given;
	const settled = new Set([...Object.keys(answers), ...accepted, ...skipped]);
	const lines = givenLines(given, knowledge).map(({ text }) => text);
	const told = lines.length === 0 ? null : requestWords(read(lines.join('\n')));
	const candidates = [
		...(genre ? ofGenre(genre, said, all) : ofAny(said, all, knowledge)),
		...knowledge.consequences.flatMap((one) =>
			ofConsequence(one, genre?.genre ?? guesses[0]?.genre ?? null, said, all),
		),
	].map((one) => (one.left === null ? { ...one, left: leftAfter(one, settled, told) } : one));
	return { genre, candidates: candidates.toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1)) };
}

/** What was answered, taken or skipped does not come again, nor what an answer to something else has said. */
function leftAfter(
	{ id, question }: Candidate,
	settled: ReadonlySet<string>,
	told: RequestWords | null,
): Candidate['left'] {
	if (settled.has(id)) return 'settled';
	return question && told && findAny(question.answered, told) ? 'answered' : null;
}

/** The questions to show, the most valuable first. */
export const questionsOf = ({ candidates }: Advice): Question[] =>
	candidates
		.flatMap(({ id, question, left }) =>
			question && left === null
				? [{ id, question: question.ask, options: question.options.map(([label]) => label) }]
				: [],
		)
		.slice(0, MOST_QUESTIONS);

/** The lines to offer; none that says what one of the questions shown asks. */
export function suggestionsOf(advice: Advice): Suggestion[] {
	const asked = new Set(questionsOf(advice).map(({ id }) => id));
	return advice.candidates
		.flatMap(({ id, suggestion, because, left }) =>
			suggestion !== null && left === null && !asked.has(id.replace(/\.offer$/, ''))
				? [{ id, text: suggestion, because: because ?? '' }]
				: [],
		)
		.slice(0, MOST_SUGGESTIONS);
}

function sureGenre(guesses: readonly GenreGuess[]): GenreGuess | null {
	const [best] = guesses;
	if (best && best.sureness >= SURE_OF_GENRE) return best;
	const general = guesses.find(({ genre }) => genre.isGeneral);
	return general ? { ...general, sureness: Math.max(general.sureness, GENERAL_SHARE) } : null;
}

function ofGenre({ genre, sureness }: GenreGuess, said: RequestWords, all: RequestWords): Candidate[] {
	return [...candidatesOf(genre.ask, genre.id, sureness, said, all), ...offersOf(genre, sureness, said, all)];
}

/** The few things worth knowing whatever is asked for. */
function ofAny(said: RequestWords, all: RequestWords, { genres }: Knowledge): Candidate[] {
	const any = genres.find(({ id }) => id === ANY);
	return any ? candidatesOf(any.ask, ANY, GENERAL_SHARE, said, all) : [];
}

function candidatesOf(
	questions: readonly ExpertQuestion[],
	owner: string,
	share: number,
	said: RequestWords,
	all: RequestWords,
): Candidate[] {
	return questions.map((question) => {
		const value = question.worth * share;
		return {
			id: `${owner}.${question.id}`,
			question,
			suggestion: null,
			because: null,
			value,
			left: whyLeft(question, value, said, all),
		};
	});
}

function whyLeft(question: ExpertQuestion, value: number, said: RequestWords, all: RequestWords): Candidate['left'] {
	if (question.when.length > 0 && !findAny(question.when, said)) return 'not called for';
	if (isSaid(question.as, said.reading) || findAny(question.answered, all)) return 'answered';
	return value < LEAST_VALUE ? 'low value' : null;
}

const SAID_BY: Partial<Record<AnswerKind, PartKind>> = {
	reader: 'audience',
	style: 'style',
	form: 'form',
	priority: 'priority',
};

/** Whom it is for, how it sounds, what form it has: said once, it is not asked about in other words. */
const isSaid = (kind: AnswerKind, { clauses }: Reading): boolean => clauses.some(({ part }) => part === SAID_BY[kind]);

function offersOf(genre: Genre, share: number, said: RequestWords, all: RequestWords): Candidate[] {
	return genre.suggest.map((offer, at) => {
		const called = offer.when.length === 0 ? null : findAny(offer.when, said);
		const isUncalled = offer.when.length > 0 && !called;
		const value = SUGGESTION_WORTH * share * (called ? 1.2 : 1) - at * 0.1;
		return {
			id: `${genre.id}.offer-${at + 1}`,
			question: null,
			suggestion: offer.text,
			because: called ? wordsAt(called, said) : null,
			value,
			left: isUncalled ? 'not called for' : findAny(offer.unless, all) ? 'answered' : null,
		};
	});
}

function ofConsequence(rule: Consequence, genre: Genre | null, said: RequestWords, all: RequestWords): Candidate[] {
	const called = findAny(rule.says, said);
	if (!called) return [];
	const isForGenre = rule.where.length === 0 || (genre !== null && rule.where.includes(genre.group));
	const isCalled = isForGenre && !findAny(rule.unless, said);
	const because = wordsAt(called, said);
	const value = rule.worth * CONSEQUENCE_SHARE;
	const answered = rule.question !== null && findAny(rule.question.answered, all) !== null;
	const left = !isCalled ? ('not called for' as const) : answered ? ('answered' as const) : null;
	const shared = { because, value, left };
	return [
		...(rule.question ? [{ ...shared, id: rule.id, question: rule.question, suggestion: null }] : []),
		...(rule.suggest === null
			? []
			: [{ ...shared, id: `${rule.id}.offer`, question: null, suggestion: rule.suggest, value: value - 0.1 }]),
	];
}

const wordsAt = ({ first, last }: Found, { reading, starts, ends }: RequestWords): string =>
	reading.text.slice(starts[first] ?? 0, ends[last] ?? 0);
