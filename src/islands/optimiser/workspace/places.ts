import type { OptimiseResponse } from '#contract/optimise';
import { widened } from '../result/phrases.ts';
import type { MarkedRange } from '../result/segments.ts';

type Answer = Pick<OptimiseResponse, 'ledger' | 'operations' | 'optimised_prompt'>;

const STEP = 'step:';

/** Operations share the light with the ledger, so their ids are kept apart. */
export const stepId = (id: string): string => STEP + id;

export const isStep = (id: string): boolean => id.startsWith(STEP);

/** Everything that can be lit in the result. */
export function placesInResult({ ledger, operations, optimised_prompt: prompt }: Answer): MarkedRange[] {
	const facts = ledger.flatMap(({ id, landed }) => (landed ? [{ id, start: landed.start, end: landed.end }] : []));
	return [
		...widened(prompt, facts),
		...operations.flatMap(({ id, landed }) => landed.map((range) => ({ id: stepId(id), ...range }))),
	];
}

/** What the changes have touched of the text as sent. */
export const stepsInRequest = ({ operations }: Pick<Answer, 'operations'>): MarkedRange[] =>
	operations.flatMap(({ id, source }) => source.map((range) => ({ id: stepId(id), ...range })));
