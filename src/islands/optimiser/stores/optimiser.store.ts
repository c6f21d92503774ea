import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { ModifiersInput } from '#contract/modifiers';
import type { OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import type { Messages } from '#copy/optimiser-copy';
import { track } from '#islands/analytics/track.ts';
import { type OptimiseOutcome, postOptimise, type Refusal } from '#islands/api.ts';
import { atom } from '#islands/store/atom.ts';
import { showToast } from '#islands/toast/show-toast.ts';
import { type Progress, signalProgress } from '../progress-signal.ts';
import { markArrival } from '../result/arrival.ts';
import { forgetAnswers } from './clarifier.store.ts';
import { modifiersToSend } from './modifiers.store.ts';
import { $prompt } from './prompt.store.ts';

export interface Delivered {
	/** The text as sent, an answered question included: the ledger's source offsets point into it. */
	readonly sent: string;
	/** The options as sent. */
	readonly modifiers: ModifiersInput;
	/** Ids of the questions that were asked before. */
	readonly asked: readonly string[];
	/** Whether open details were to be assumed. */
	readonly useDefaults: boolean;
	/** Where it comes from, when it was not just made. */
	readonly note?: string;
	/** When it was made, as the server wrote it; absent: just now. */
	readonly madeAt?: string;
	/** Without the allowance left, which has a store of its own. */
	readonly answer: Omit<OptimiseResponse, 'usage'>;
}

/** The last result and an open question stay after a failure, so that an error removes nothing from the page. */
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
		/** `isInvalid`: the text has to change before it can be sent again. */
		| { readonly kind: 'failed'; readonly message: string; readonly isInvalid: boolean }
	);

export const $optimiser = atom<OptimiserState>({ kind: 'idle', last: null, asking: null });
/** Known after the first answer. */
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

/** Shows a result that was delivered earlier. */
export function showDelivered(last: Delivered): void {
	$optimiser.set({ kind: 'done', last, asking: null });
}

/** Removes the request to sign in once the visitor is signed in. */
export function dropSignInNeed(): void {
	const { kind, last, asking } = $optimiser.get();
	if (kind === 'signInNeeded') $optimiser.set({ kind: 'idle', last, asking });
}

/** Requests a prompt, unless one is under way. */
export async function run(request: OptimiseRequest, messages: Messages): Promise<void> {
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
	// Answers typed under an earlier round were part of this request; other answers are still to be sent.
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
	if (kind === 'limited') void showToast({ title: messages.limitTitle, message, tone: 'destructive' });
	return 'stopped';
}

function fail(message: string, isInvalid: boolean): void {
	const { last, asking } = $optimiser.get();
	$optimiser.set({ kind: 'failed', message, isInvalid, last, asking });
}
