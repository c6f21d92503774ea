import type { OptimiseRequest } from '#contract/optimise';
import type { Question } from '#contract/review';
import type { Messages } from '#copy/optimiser-copy';
import { $answers } from '../stores/clarifier.store.ts';
import { modifiersToSend } from '../stores/modifiers.store.ts';
import { $optimiser, type Delivered, run } from '../stores/optimiser.store.ts';
import { composeAnswered, linesOf } from './compose-answers.ts';

/** The id of a question that came without one. */
const BARE_QUESTION = 'request';
/** Most ids that the server accepts. */
const MOST_ASKED = 12;

/** Sends the answers of the open round. @param labels label of each question, by its id */
export async function submitAnswers(labels: Readonly<Record<string, string>>, messages: Messages): Promise<void> {
	const { asking } = $optimiser.get();
	if (!asking) return;
	const text = composeAnswered(asking.sent, linesOf(roundOf(asking.answer), $answers.get(), labels));
	if (text) await run({ ...afterRound(asking), rawPrompt: text }, messages);
}

/** Continues without an answer: open details are assumed and shown as assumptions. */
export async function submitDefaults(messages: Messages): Promise<void> {
	const { asking } = $optimiser.get();
	if (asking) await run({ ...afterRound(asking), useDefaults: true }, messages);
}

/** The questions to answer; a bare question counts as a round of one. */
export function roundOf({ questions, question }: Delivered['answer']): readonly Question[] {
	return questions.length > 0 ? questions : [{ id: BARE_QUESTION, question: question ?? '', options: [] }];
}

/** Sends the same text again; the questions asked before are not repeated. */
function afterRound({ sent, asked, answer }: Delivered): OptimiseRequest {
	const ids = new Set([...asked, ...answer.questions.map(({ id }) => id)]);
	return { rawPrompt: sent, modifiers: modifiersToSend(), asked: [...ids].slice(-MOST_ASKED) };
}
