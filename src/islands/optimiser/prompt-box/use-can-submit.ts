import { PROMPT_MAX_CHARS } from '#contract/limits';
import { useStore } from '#islands/store/use-store.ts';
import { $answerProblem } from '../stores/clarifier.store.ts';
import { $optimiser } from '../stores/optimiser.store.ts';
import { $prompt } from '../stores/prompt.store.ts';

/** Whether the text may be sent: no request is running, and the text was not refused. */
export function useCanSubmit(): boolean {
	const state = useStore($optimiser);
	const { length } = useStore($prompt);
	const hasAnswerProblem = useStore($answerProblem) !== null;
	const isInvalid = state.kind === 'failed' && state.isInvalid;
	return state.kind !== 'working' && !isInvalid && !hasAnswerProblem && length <= PROMPT_MAX_CHARS;
}
