import type { ReviseRequest, ReviseResponse } from '#contract/revise';
import type { Modifiers } from '#engine/modifiers';
import { type Given, NO_REVISION, NO_WISHES, type Wishes } from '#engine/review-model';
import { type Caller, hasPro } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { JsonText } from '../http/json-text.ts';
import type { Runtime } from '../runtime.ts';
import { revisedFrom } from './answer.ts';
import { choicesOf } from './choices.ts';
import { isModelIdFor } from './model-ids.ts';
import { modifiersFrom } from './modifiers.ts';
import { cutToFreePlan } from './plan-limits.ts';
import { isReceiptFor } from './receipt.ts';

/**
 * Renders an earlier result again for a caller with its receipt. Counts and keeps nothing. Refused with
 * `receipt_invalid` when text or options are not those of that result.
 */
export async function reviseFor(
	runtime: Runtime,
	caller: Caller,
	request: ReviseRequest & { readonly requestId: string },
): Promise<JsonText<ReviseResponse>> {
	const { requestId, rawPrompt, model } = request;
	const modifiers = requirePaidFor(runtime, caller, request);
	const result = await runtime.optimise(
		rawPrompt,
		model === undefined ? modifiers : { ...modifiers, modelTarget: model },
		wishesOf(request, provenIn(runtime, request)),
		hasPro(caller),
	);
	return revisedFrom(result, requestId);
}

/**
 * The options the receipt was made for: the caller's own, or those of the free plan, which are open to everybody. So a
 * result survives an upgrade, and a result made with Pro options cannot be revised without Pro.
 */
export function requirePaidFor(
	runtime: Runtime,
	caller: Caller,
	request: Pick<ReviseRequest, 'rawPrompt' | 'modifiers' | 'receipt'>,
): Modifiers {
	const input = request.modifiers ?? {};
	const candidates = [
		choicesOf(caller, input, runtime).modifiers,
		cutToFreePlan(modifiersFrom(input), runtime.catalogue.freeModifiers).modifiers,
	];
	const found = candidates.find((one) => isReceiptFor(request.receipt, request.rawPrompt, one, runtime.secret));
	if (found === undefined) throw new AppError('receipt_invalid');
	return found;
}

/** Lines that this server showed for this text; others are ignored, like unknown ids. */
const provenIn = ({ secret }: Runtime, { rawPrompt, proposed = [] }: ReviseRequest): readonly Proven[] =>
	proposed.filter(({ id, ...line }) => isModelIdFor(id, rawPrompt, line, secret));

type Proven = NonNullable<ReviseRequest['proposed']>[number];

/** The result exists already, so nothing is asked again. */
const wishesOf = (
	{
		undone = [],
		assumptions = {},
		isShort = false,
		useDefaults,
		answers = {},
		accept = [],
		skipped = [],
	}: ReviseRequest,
	proven: readonly Proven[],
): Wishes => ({
	...NO_WISHES,
	revision: { ...NO_REVISION, undone, assumptions, isShort },
	given: { answers, accepted: accept, skipped, ...givenOf(proven, accept) },
	takesDefaults: true,
	...(useDefaults && { statesDefaults: true }),
});

/** Lines are put into the prompt; corrections that were taken change how the request is read, and are no lines. */
function givenOf(proven: readonly Proven[], accept: readonly string[]): Pick<Given, 'proposed' | 'corrections'> {
	const proposed = proven.filter(({ reads }) => reads === undefined);
	const corrections = proven.flatMap(({ id, reads }) => (reads && accept.includes(id) ? [reads] : []));
	return { ...(proposed.length > 0 && { proposed }), ...(corrections.length > 0 && { corrections }) };
}
