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
 * Renders an earlier result again for a caller with its receipt. Counts and stores nothing. Throws `receipt_invalid`
 * when the receipt is for another text or other options.
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
 * Returns the options that the receipt is for: those of the caller's plan, or of the free plan. So a result stays valid
 * after an upgrade, and one with Pro options cannot be revised without Pro. Throws `receipt_invalid`.
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

/** The engine's input for a revision; a revision asks no clarification. */
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

/**
 * Splits a model's accepted proposals into lines for the prompt, and corrections, which change how the request is read.
 */
function givenOf(proven: readonly Proven[], accept: readonly string[]): Pick<Given, 'proposed' | 'corrections'> {
	const proposed = proven.filter(({ reads }) => reads === undefined);
	const corrections = proven.flatMap(({ id, reads }) => (reads && accept.includes(id) ? [reads] : []));
	return { ...(proposed.length > 0 && { proposed }), ...(corrections.length > 0 && { corrections }) };
}
