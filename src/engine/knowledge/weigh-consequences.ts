import type { Candidate, Left } from './candidate.ts';
import { findAny } from './find-pattern.ts';
import type { Consequence, Genre } from './genre-model.ts';
import { wordsAt } from './request-words.ts';
import type { Said } from './weigh-genre.ts';

/** What a circumstance calls for hangs on no guess, only on the words that tell of it. */
const SURENESS = 0.95;

/** What the circumstances that a request mentions make worth asking. */
export const weighConsequences = (rules: readonly Consequence[], genre: Genre | null, said: Said): Candidate[] =>
	rules.flatMap((rule) => weighConsequence(rule, genre, said));

function weighConsequence(rule: Consequence, genre: Genre | null, { request, all }: Said): Candidate[] {
	const called = findAny(rule.says, request);
	if (!called) return [];
	const isForGenre = rule.where.length === 0 || (genre !== null && rule.where.includes(genre.group));
	const isCalled = isForGenre && !findAny(rule.unless, request);
	const by = rule.question?.answered.find((pattern) => findAny([pattern], all));
	const left: Left | null = !isCalled ? 'not called for' : by !== undefined ? 'answered' : null;
	const shared = { because: wordsAt(called, request), value: rule.worth * SURENESS, left, by };
	return [
		...(rule.question ? [{ ...shared, id: rule.id, question: rule.question, suggestion: null }] : []),
		...(rule.suggest === null ? [] : [{ ...shared, id: `${rule.id}.offer`, question: null, suggestion: rule.suggest }]),
	];
}
