import { type Given, NOTHING_GIVEN, type Question, type Suggestion } from '#engine/review-model';
import type { Reading } from '#engine/types';
import { read } from '../reading/read.ts';
import type { Candidate, Left } from './candidate.ts';
import { findGenres, type GenreGuess } from './find-genre.ts';
import { findAny } from './find-pattern.ts';
import { givenLines } from './given-lines.ts';
import { type RequestWords, requestWords } from './request-words.ts';
import { type Knowledge, STORED } from './stored.ts';
import { GENERAL_SURENESS, LIKELY_GENERAL, SURE_OF_GENRE } from './sureness.ts';
import { weighConsequences } from './weigh-consequences.ts';
import { weighGenre } from './weigh-genre.ts';

export interface Advice {
	readonly genre: GenreGuess | null;
	/** The most valuable first; taken and left. */
	readonly candidates: readonly Candidate[];
}

export const MOST_QUESTIONS = 4;
export const MOST_SUGGESTIONS = 2;
/** The genre of the few questions that fit any request. */
const ANY = 'any';
const NO_ADVICE: Advice = { genre: null, candidates: [] };

/** Weighs what an expert would ask about a request, and says what of it is worth asking. */
export function advise(reading: Reading, given: Given = NOTHING_GIVEN, knowledge: Knowledge = STORED): Advice {
	if (reading.language.code !== 'en' || reading.isNonsense) return NO_ADVICE;
	const request = requestWords(reading);
	const said = { request, all: reading.material.length > 0 ? requestWords(reading, true) : request };
	const guesses = findGenres(request, knowledge.genres);
	const genre = sureGenre(guesses);
	const known = genre?.genre ?? knowledge.genres.find(({ id }) => id === ANY);
	const weighed = [
		...(known ? weighGenre(known, genre?.sureness ?? GENERAL_SURENESS, said) : []),
		...weighConsequences(knowledge.consequences, genre?.genre ?? guesses[0]?.genre ?? null, said),
	];
	const candidates = afterAnswers(weighed, given, knowledge);
	return { genre, candidates: candidates.toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1)) };
}

function sureGenre(guesses: readonly GenreGuess[]): GenreGuess | null {
	const [best] = guesses;
	if (best && best.sureness >= SURE_OF_GENRE) return best;
	const general = guesses.find(({ genre, sureness }) => genre.isGeneral && sureness >= LIKELY_GENERAL);
	return general ? { ...general, sureness: GENERAL_SURENESS } : null;
}

/** What was answered, taken or skipped does not come again, nor what an answer to something else has said. */
function afterAnswers(candidates: readonly Candidate[], given: Given, knowledge: Knowledge): readonly Candidate[] {
	const settled = new Set([...Object.keys(given.answers), ...given.accepted, ...given.skipped]);
	if (settled.size === 0) return candidates;
	const lines = givenLines(given, knowledge).map(({ text }) => text);
	const told = lines.length === 0 ? null : requestWords(read(lines.join('\n')));
	return candidates.map((one) => (one.left === null ? { ...one, left: leftAfter(one, settled, told) } : one));
}

function leftAfter({ id, question }: Candidate, settled: ReadonlySet<string>, told: RequestWords | null): Left | null {
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
