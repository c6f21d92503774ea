import type { ReviseResponse } from '#contract/revise';
import { widened } from '../result/phrases.ts';
import type { MarkedRange } from '../result/segments.ts';
import { type Made, wishesOf } from '../result/wishes.ts';

type Answer = Made & Pick<ReviseResponse, 'operations'>;

const STEP = 'step:';

/** Operations and ledger entries are highlighted by the same store, so their ids differ. */
export const stepId = (id: string): string => STEP + id;

export const isStep = (id: string): boolean => id.startsWith(STEP);

/** All ranges that can be highlighted in the result. */
export function placesInResult(sent: string, answer: Answer): MarkedRange[] {
	const said = wishesOf(sent, answer).flatMap(({ id, landed }) => (landed ? [{ id, ...landed }] : []));
	return [
		...widened(answer.optimised_prompt, said),
		...answer.operations.flatMap(({ id, landed }) => landed.map((range) => ({ id: stepId(id), ...range }))),
	];
}

/** The changed ranges of the text as sent. */
export const stepsInRequest = ({ operations }: Pick<Answer, 'operations'>): MarkedRange[] =>
	operations.flatMap(({ id, source }) => source.map((range) => ({ id: stepId(id), ...range })));
