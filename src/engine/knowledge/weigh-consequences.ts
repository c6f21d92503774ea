import type { Span } from '#engine/types';
import type { Candidate, Left } from './candidate.ts';
import { type Found, findAny, findParsed, whichOf } from './find-pattern.ts';
import type { Consequence, ExpertQuestion, Group } from './genre-model.ts';
import { indexed } from './pattern-index.ts';
import { type RequestWords, spanAt } from './request-words.ts';
import { STORED, STORED_SIGNS } from './stored.ts';
import { tellsAnswer } from './tells-answer.ts';
import type { Said } from './weigh-genre.ts';

/** The same for every circumstance, because its questions depend on words that were found and not on a guessed genre. */
const SURENESS = 0.95;

/** A circumstance of people, time or place that a request mentions. */
export interface Circumstance {
	readonly rule: Consequence;
	/** The words that mention it, with their UTF-16 offsets; empty when the match has no place in the text. */
	readonly told: Span;
	/** Whether the rule applies: its groups fit the request and none of its `unless` patterns matches. */
	readonly isCalled: boolean;
}

/** The questions and offers that circumstances call for. */
export const weighCircumstances = (circumstances: readonly Circumstance[], said: Said): Candidate[] =>
	circumstances.flatMap((one) => weighCircumstance(one, said));

/** The circumstances that a request mentions, each with whether its rule applies to the request's groups. */
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

/** The place where each circumstance is mentioned, by the index of its rule. */
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

/** The id that a rule uses for a request without a sure genre. */
const NO_KIND = 'none';

/** A circumstance matters to some genres and is mentioned in passing in others: a deaf guest matters to a party plan, not to a song. */
const isFor = (kinds: readonly string[], kind: string | null): boolean =>
	kinds.length === 0 || kinds.includes(kind ?? NO_KIND);

function weighCircumstance({ rule, told, isCalled }: Circumstance, { all, kind }: Said): Candidate[] {
	const by = isCalled && rule.question ? answerTo(rule.question, all) : undefined;
	const left: Left | null = !isCalled ? 'not called for' : by !== undefined ? 'answered' : null;
	const shared = { because: told.text, value: rule.worth * SURENESS, left, by };
	return [
		...(rule.question && isFor(rule.askFor, kind)
			? [{ ...shared, id: rule.id, question: rule.question, suggestion: null }]
			: []),
		...(rule.suggest !== null && isFor(rule.suggestFor, kind)
			? [{ ...shared, id: `${rule.id}.offer`, question: null, suggestion: rule.suggest }]
			: []),
	];
}
