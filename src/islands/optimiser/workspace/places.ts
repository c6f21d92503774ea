import type { OptimiseResponse } from '#contract/optimise';
import type { MarkedRange } from '../segments.ts';

type Answer = Pick<OptimiseResponse, 'ledger' | 'operations'>;

const STEP = 'step:';

/** Operations share the light with the ledger, so their ids are kept apart. */
export const stepId = (id: string): string => STEP + id;

export const isStep = (id: string): boolean => id.startsWith(STEP);

/** Everything that can be lit in the result. */
export function placesInResult({ ledger, operations }: Answer): MarkedRange[] {
	return [
		...ledger.flatMap(({ id, landed }) => (landed ? [{ id, start: landed.start, end: landed.end }] : [])),
		...operations.flatMap(({ id, landed }) => landed.map((range) => ({ id: stepId(id), ...range }))),
	];
}

/** Everything that can be lit in the text as sent. */
export function placesInRequest({ ledger, operations }: Answer): MarkedRange[] {
	return [
		...ledger.map(({ id, source }) => ({ id, ...source })),
		...operations.flatMap(({ id, source }) => source.map((range) => ({ id: stepId(id), ...range }))),
	];
}
