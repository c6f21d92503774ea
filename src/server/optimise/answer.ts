import type { OptimiseResponse } from '#contract/optimise';
import type { ReviseResponse } from '#contract/revise';
import { JsonText } from '../http/json-text.ts';
import type { WrittenResult } from './written-result.ts';

type Account = Pick<OptimiseResponse, 'limited' | 'receipt' | 'usage'>;

/** The answer to a caller, with the usage figures. */
export function answerFrom(
	{ json }: WrittenResult,
	requestId: string,
	{ limited, receipt, usage }: Account,
): JsonText<OptimiseResponse> {
	return new JsonText(joined(headOf(requestId), json, JSON.stringify({ limited, receipt, usage } satisfies Account)));
}

/** The JSON text of the answer without usage figures. */
export const draftFrom = ({ json }: WrittenResult, requestId: string, account: Omit<Account, 'usage'>): string =>
	joined(headOf(requestId), json, JSON.stringify(account));

/** The answer to a revision, which has no new receipt. */
export function revisedFrom({ json }: WrittenResult, requestId: string): JsonText<ReviseResponse> {
	return new JsonText(joined(headOf(requestId), json));
}

type Head = Pick<OptimiseResponse, 'requestId' | 'engine'>;

const headOf = (requestId: string) => JSON.stringify({ requestId, engine: 'embedded' } satisfies Head);

/** Joins the JSON texts of non-empty objects into one object. */
const joined = (...objects: readonly string[]) => `{${objects.map((one) => one.slice(1, -1)).join(',')}}`;
