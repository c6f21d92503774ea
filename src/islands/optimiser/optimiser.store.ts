import { atom } from 'nanostores';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { ModifiersInput } from '#contract/modifiers';
import type { OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import type { Messages } from '#contract/optimiser-copy';
import type { Question } from '#contract/review';
import { isHinted } from '../account-state/signed-in-hint.ts';
import { track } from '../analytics/track.ts';
import { type OptimiseOutcome, postOptimise, type Refusal } from '../api.ts';
import { showToast } from '../toast/toast.ts';
import { markArrival } from './arrival.ts';
import { $answers, composeAnswered, forgetAnswers, linesOf } from './clarifier.store.ts';
import { saveDraftNow } from './draft.ts';
import { modifiersToSend } from './modifiers.store.ts';
import { type Progress, signalProgress } from './progress-signal.ts';
import { $prompt } from './prompt.store.ts';

export interface Delivered {
	/** The text as sent, an answered question included: the ledger's source offsets point into it. */
	readonly sent: string;
	/** The options as sent. */
	readonly modifiers: ModifiersInput;
	/** Ids of the questions that were asked before. */
	readonly asked: readonly string[];
	/** Whether what stayed open was to be assumed. */
	readonly useDefaults: boolean;
	/** Where it comes from, when it was not just made. */
	readonly note?: string;
	/** Without what it left of the allowance: that has its own store. */
	readonly answer: Omit<OptimiseResponse, 'usage'>;
}

/** Stands for the id of a question that came without one. */
const BARE_QUESTION = 'request';
/** As many as the server takes. */
const MOST_ASKED = 12;

/** The last result and an open question outlive a failure, so that an error never takes anything away. */
interface Kept {
	readonly last: Delivered | null;
	readonly asking: Delivered | null;
}

export type OptimiserState = Kept &
	(
		| { readonly kind: 'idle' | 'working' }
		| { readonly kind: 'clarifying'; readonly asking: Delivered }
		| { readonly kind: 'done'; readonly last: Delivered }
		| { readonly kind: 'limited' | 'signInNeeded'; readonly message: string }
		/** `isInvalid`: the text itself must change first, so the button waits for that. */
		| { readonly kind: 'failed'; readonly message: string; readonly isInvalid: boolean }
	);

export const $optimiser = atom<OptimiserState>({ kind: 'idle', last: null, asking: null });
/** Known once an answer has told it. */
export const $usage = atom<UsageState | null>(null);

$prompt.listen(() => {
	const state = $optimiser.get();
	if (state.kind === 'failed') $optimiser.set({ kind: 'idle', last: state.last, asking: state.asking });
});

export async function submitPrompt(messages: Messages): Promise<void> {
	const text = $prompt.get();
	if (text.length > PROMPT_MAX_CHARS) return;
	if (text.trim() === '') fail(messages.promptRequired, true);
	else await run({ rawPrompt: text, modifiers: modifiersToSend() }, messages);
}

/** Sends the answers of the open round. @param labels what each question is about, by its id */
export async function submitAnswers(labels: Readonly<Record<string, string>>, messages: Messages): Promise<void> {
	const { asking } = $optimiser.get();
	if (!asking) return;
	const text = composeAnswered(asking.sent, linesOf(roundOf(asking.answer), $answers.get(), labels));
	if (text) await run({ ...afterRound(asking), rawPrompt: text }, messages);
}

/** Goes on without an answer: what is open is assumed, and shown as such. */
export async function submitDefaults(messages: Messages): Promise<void> {
	const { asking } = $optimiser.get();
	if (asking) await run({ ...afterRound(asking), useDefaults: true }, messages);
}

/** Templates belong to an account, so a guest goes to sign in; the draft is on disk before the page goes. */
export function maySaveTemplate(): boolean {
	if (isHinted()) return true;
	saveDraftNow();
	location.assign('/login');
	return false;
}

/** Shows a result that was delivered earlier. */
export function showDelivered(last: Delivered): void {
	$optimiser.set({ kind: 'done', last, asking: null });
}

/** Whoever has signed in need not be told to. */
export function dropSignInNeed(): void {
	const { kind, last, asking } = $optimiser.get();
	if (kind === 'signInNeeded') $optimiser.set({ kind: 'idle', last, asking });
}

/** The questions to answer; a bare question counts as a round of one. */
export function roundOf({ questions, question }: Delivered['answer']): readonly Question[] {
	return questions.length > 0 ? questions : [{ id: BARE_QUESTION, question: question ?? '', options: [] }];
}

/** The same text once more, and no question twice. */
function afterRound({ sent, asked, answer }: Delivered): OptimiseRequest {
	const ids = new Set([...asked, ...answer.questions.map(({ id }) => id)]);
	return { rawPrompt: sent, modifiers: modifiersToSend(), asked: [...ids].slice(-MOST_ASKED) };
}

async function run(request: OptimiseRequest, messages: Messages): Promise<void> {
	const { kind, last, asking } = $optimiser.get();
	if (kind === 'working') return;
	$optimiser.set({ kind: 'working', last, asking });
	signalProgress('working');
	track('optimise_submitted', { via: viaOf(request) });
	const outcome = await postOptimise(request, messages);
	signalProgress(settle(request, outcome, messages));
}

function viaOf({ asked, useDefaults }: OptimiseRequest): 'prompt' | 'clarification' | 'defaults' {
	if (useDefaults) return 'defaults';
	return asked ? 'clarification' : 'prompt';
}

function settle(request: OptimiseRequest, outcome: OptimiseOutcome, messages: Messages): Progress {
	if (!outcome.isOk) return refuse(outcome.refusal, messages);
	const { rawPrompt: sent, modifiers = {}, asked = [], useDefaults = false } = request;
	const delivered = { sent, modifiers, asked, useDefaults, answer: outcome.answer };
	$usage.set(outcome.answer.usage);
	// What was typed under an earlier round has gone along; anything else is still to be sent.
	if (request.asked) forgetAnswers();
	if (outcome.answer.needsClarification && outcome.answer.optimised_prompt === '') {
		$optimiser.set({ kind: 'clarifying', last: $optimiser.get().last, asking: delivered });
		return 'question';
	}
	forgetAnswers();
	markArrival(outcome.answer.requestId);
	$optimiser.set({ kind: 'done', last: delivered, asking: null });
	return 'ready';
}

function refuse({ kind, message, usage }: Refusal, messages: Messages): Progress {
	const { last, asking } = $optimiser.get();
	if (usage) $usage.set(usage);
	if (kind === 'failed') fail(message, false);
	else $optimiser.set({ kind, message, last, asking });
	if (kind === 'limited') showToast({ title: messages.limitTitle, message, tone: 'destructive' });
	return 'stopped';
}

function fail(message: string, isInvalid: boolean): void {
	const { last, asking } = $optimiser.get();
	$optimiser.set({ kind: 'failed', message, isInvalid, last, asking });
}
