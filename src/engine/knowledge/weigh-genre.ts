import type { PartKind } from '#engine/tagging/part-labels';
import type { Reading } from '#engine/types';
import type { Candidate, Left } from './candidate.ts';
import { findAny, whichOf } from './find-pattern.ts';
import type { AnswerKind, ExpertQuestion, Genre, Group } from './genre-model.ts';
import { type RequestWords, spanAt } from './request-words.ts';
import { tellsAnswer } from './tells-answer.ts';

const SUGGESTION_WORTH = 5;
/** The factor for an offer whose `when` pattern matches. */
const CALLED_FOR = 1.2;
const LEAST_VALUE = 1.5;
/** Deducted for each place in the file, so that of equal values the first written comes first. */
const WRITTEN_LATER = 0.01;
/** Factors for kinds of question that are worth less, since an assistant guesses style, form and priorities better than facts. */
const OF_KIND: Partial<Record<AnswerKind, number>> = { style: 0.75, form: 0.7, priority: 0.85 };

/** The words of the request, the same with pasted material (`all`), and the likely groups. */
export interface Said {
	readonly request: RequestWords;
	readonly all: RequestWords;
	readonly groups: ReadonlySet<Group>;
	/** The id of the genre that the request names. */
	readonly kind: string | null;
}

/** Every question and offer of a genre, weighed for a request. */
export const weighGenre = (genre: Genre, sureness: number, said: Said): Candidate[] => [
	...genre.ask.map((question, at) => weighQuestion(question, at, genre.id, sureness, said)),
	...weighOffers(genre, sureness, said),
];

function weighQuestion(question: ExpertQuestion, at: number, owner: string, sureness: number, said: Said): Candidate {
	const value = question.worth * sureness * (OF_KIND[question.as] ?? 1) - at * WRITTEN_LATER;
	const id = `${owner}.${question.id}`;
	return { id, question, suggestion: null, because: null, value, ...whyLeft(question, value, said) };
}

function whyLeft(
	question: ExpertQuestion,
	value: number,
	{ request, all, groups }: Said,
): { left: Left | null; by?: string | undefined } {
	if (question.when.length > 0 && !findAny(question.when, request)) return { left: 'not called for' };
	if (question.notFor.some((group) => groups.has(group))) return { left: 'not called for' };
	if (isSaid(question.as, request.reading)) return { left: 'answered', by: `what it says as ${question.as}` };
	const by = whichOf(question.answered, all);
	const told = by ?? tellsAnswer(question, all);
	if (told !== null) return { left: 'answered', by: told };
	return { left: value < LEAST_VALUE ? 'low value' : null };
}

const SAID_BY: Partial<Record<AnswerKind, PartKind>> = { reader: 'audience', style: 'style', form: 'form' };

/** Whether the request already has a part of that kind (audience, style or form), which answers such a question. */
const isSaid = (kind: AnswerKind, { clauses }: Reading): boolean => clauses.some(({ part }) => part === SAID_BY[kind]);

function weighOffers(genre: Genre, sureness: number, { request, all }: Said): Candidate[] {
	return genre.suggest.map((offer, at) => {
		const called = offer.when.length === 0 ? null : findAny(offer.when, request);
		const left = offer.when.length > 0 && !called ? 'not called for' : findAny(offer.unless, all) ? 'answered' : null;
		return {
			id: `${genre.id}.offer-${at + 1}`,
			question: null,
			suggestion: offer.text,
			because: called ? spanAt(called, request).text : null,
			value: SUGGESTION_WORTH * sureness * (called ? CALLED_FOR : 1) - at * WRITTEN_LATER,
			left,
		};
	});
}
