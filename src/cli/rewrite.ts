import { type ErrorCode, isErrorCode } from '#contract/errors';
import type { ModifiersInput } from '#contract/modifiers';
import { OptimiseRequest } from '#contract/optimise';
import { optimise } from '#engine/optimise';
import { NO_WISHES, type Wishes } from '#engine/review-model';
import { modifiersFrom } from '#server/optimise/modifiers';
import { type PromptAnswer, promptAnswerFrom } from '#server/optimise/prompt-answer';
import { SENTENCES } from '#server/sentences';

export type Answer =
	| { readonly result: PromptAnswer }
	/** `message` is a sentence for people. */
	| { readonly error: ErrorCode; readonly message: string };

/** One text through the checks of the API and the engine. Nothing is cut by plan: the command line belongs to its owner. */
export function rewrite(rawPrompt: string, modifiers: ModifiersInput, wishes: Wishes = NO_WISHES): Answer {
	const request = OptimiseRequest.safeParse({ rawPrompt });
	if (!request.success) {
		const told = request.error.issues[0]?.message ?? '';
		const code = isErrorCode(told) ? told : 'invalid_input';
		return { error: code, message: SENTENCES[code] };
	}
	try {
		return { result: promptAnswerFrom(optimise(rawPrompt, modifiersFrom(modifiers), wishes)) };
	} catch (error) {
		return { error: 'internal', message: error instanceof Error ? error.message : String(error) };
	}
}
