import type { Span } from '#engine/types';
import type { Candidate, Left } from './candidate.ts';
import { type Found, findAny, findParsed, whichOf } from './find-pattern.ts';
import type { Consequence, ExpertQuestion, Group } from './genre-model.ts';
import { indexed } from './pattern-index.ts';
import { type RequestWords, spanAt } from './request-words.ts';
import { STORED, STORED_SIGNS } from './stored.ts';
import { tellsAnswer } from './tells-answer.ts';
import type { Said } from './weigh-genre.ts';

/** What a circumstance calls for hangs on no guess, only on the words that tell of it. */
const SURENESS = 0.95;

/** Something about people, time or place that a request tells of. */
export interface Circumstance {
	readonly rule: Consequence;
	/** Offsets into the request, and the words there; empty where no one place tells it. */
	readonly told: Span;
	/** Whether it matters to what is asked for. */
	readonly isCalled: boolean;
}

/** What circumstances make worth asking. */
export const weighCircumstances = (circumstances: readonly Circumstance[], said: Said): Candidate[] =>
	circumstances.flatMap((one) => weighCircumstance(one, said));

/** What a request mentions in passing, with the groups that it may be of. */
export const findCircumstances = (
	rules: readonly Consequence[],
	groups: ReadonlySet<Group>,
	request: RequestWords,
): Circumstance[] =>
	[...findMentioned(rules, request)].flatMap(([at, told]) => {
		const rule = rules[at];
		if (!rule) return [];
		const isForGroup = rule.where.length === 0 || rule.where.some((group) => groups.has(group));
		return [{ rule, told: spanAt(told, request), isCalled: isForGroup && !findAny(rule.unless, request) }];
	});

const indexOf = indexed(({ says }: Consequence) => says, { entries: STORED.consequences, signs: STORED_SIGNS.says });

/** By place of a rule in the list, where its circumstance is told. */
function findMentioned(rules: readonly Consequence[], request: RequestWords): ReadonlyMap<number, Found> {
	const mentioned = new Map<number, Found>();
	for (const { owner, pattern } of indexOf(rules).candidates(request)) {
		const found = mentioned.has(owner) ? null : findParsed(pattern, request);
		if (found) mentioned.set(owner, found);
	}
	return mentioned;
}

const answerTo = (question: ExpertQuestion, request: RequestWords): string | undefined =>
	whichOf(question.answered, request) ?? tellsAnswer(question, request) ?? undefined;

function weighCircumstance({ rule, told, isCalled }: Circumstance, { all }: Said): Candidate[] {
	const by = isCalled && rule.question ? answerTo(rule.question, all) : undefined;
	const left: Left | null = !isCalled ? 'not called for' : by !== undefined ? 'answered' : null;
	const shared = { because: told.text, value: rule.worth * SURENESS, left, by };
	return [
		...(rule.question ? [{ ...shared, id: rule.id, question: rule.question, suggestion: null }] : []),
		...(rule.suggest === null ? [] : [{ ...shared, id: `${rule.id}.offer`, question: null, suggestion: rule.suggest }]),
	];
}
