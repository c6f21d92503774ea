import type { AnswerCheck, CheckAnswerResponse } from '#contract/check-answer';
import { ANSWER_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { atom } from '#islands/store/atom.ts';
import { fillIn } from '../fill-in.ts';
import { $checkRanges } from './check-ranges.store.ts';
import { litIdOf } from './lit-id.ts';
import { postAnswer } from './post-answer.ts';

export interface Checked extends CheckAnswerResponse {
	/** The text that was checked. */
	readonly answer: string;
}

interface AnswerCheckState {
	/** The request whose rules count, as sent. */
	readonly sent: string;
	readonly text: string;
	readonly isWorking: boolean;
	readonly problem: string | null;
	readonly checked: Checked | null;
}

const fresh = (sent: string): AnswerCheckState => ({ sent, text: '', isWorking: false, problem: null, checked: null });

/** In memory only: the pasted answer is never stored. It outlives closing the section and revising the result. */
export const $answerCheck = atom<AnswerCheckState>(fresh(''));

/** Resets the store for another request; the same one changes nothing. */
export function openAnswerCheck(sent: string): void {
	const now = $answerCheck.get();
	if (now.sent !== sent) $answerCheck.set(fresh(sent));
	markRanges($answerCheck.get().checked?.checks ?? []);
}

export function closeAnswerCheck(): void {
	$checkRanges.set([]);
}

export function typeReply(text: string): void {
	$answerCheck.set({ ...$answerCheck.get(), text, problem: null });
}

/** Checks the pasted answer. A failure changes neither the text nor the last check. */
export async function submitReply(copy: Pick<OptimiserCopy, 'answerCheck' | 'messages'>): Promise<void> {
	const { sent, text, isWorking } = $answerCheck.get();
	if (isWorking) return;
	const problem = findProblem(text, copy.answerCheck);
	$answerCheck.set({ ...$answerCheck.get(), problem, isWorking: problem === null });
	if (problem !== null) return;
	const outcome = await postAnswer({ rawPrompt: sent, answer: text }, copy.messages);
	const now = $answerCheck.get();
	if (now.sent !== sent) return;
	if (!outcome.isOk) {
		$answerCheck.set({ ...now, isWorking: false, problem: outcome.refusal.message });
		return;
	}
	$answerCheck.set({ ...now, isWorking: false, problem: null, checked: { ...outcome.answer, answer: text } });
	markRanges(outcome.answer.checks);
}

function findProblem(text: string, copy: OptimiserCopy['answerCheck']): string | null {
	if (text.trim() === '') return copy.empty;
	return text.length > ANSWER_MAX_CHARS
		? fillIn(copy.tooLong, { n: text.length.toLocaleString('en-GB'), max: ANSWER_MAX_CHARS.toLocaleString('en-GB') })
		: null;
}

function markRanges(checks: readonly AnswerCheck[]): void {
	$checkRanges.set(checks.map((check) => ({ id: litIdOf(check), ...check.source })));
}
