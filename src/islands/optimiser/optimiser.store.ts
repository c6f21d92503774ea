import { atom } from 'nanostores';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { OptimiseResponse, UsageState } from '#contract/optimise';
import type { Messages } from '#contract/optimiser-copy';
import { type OptimiseOutcome, postOptimise, type Refusal } from '../api.ts';
import { showToast } from '../toast/toast.ts';
import { $answer, composeAnswered, typeAnswer } from './clarifier.store.ts';
import { saveDraftNow } from './draft.ts';
import { $choices } from './modifiers.store.ts';
import { type Progress, signalProgress } from './progress-signal.ts';
import { $prompt } from './prompt.store.ts';

export interface Delivered {
	/** The text as sent, an answered question included: the ledger's source offsets point into it. */
	readonly sent: string;
	readonly answer: OptimiseResponse;
}

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
	else await run(text, messages);
}

export async function submitAnswer(messages: Messages): Promise<void> {
	await answerWith($answer.get(), messages);
}

/** @param assumptions the defaults in words, added as the visitor's answer */
export async function submitDefaults(assumptions: string, messages: Messages): Promise<void> {
	await answerWith(assumptions, messages);
}

/** Templates belong to an account, so a guest goes to sign in; the draft is on disk before the page goes. */
export function saveAsTemplate(): void {
	saveDraftNow();
	location.assign('/login');
}

async function answerWith(answer: string, messages: Messages): Promise<void> {
	const { asking } = $optimiser.get();
	const text = asking && composeAnswered(asking.sent, answer);
	if (text) await run(text, messages);
}

async function run(sent: string, messages: Messages): Promise<void> {
	const { kind, last, asking } = $optimiser.get();
	if (kind === 'working') return;
	$optimiser.set({ kind: 'working', last, asking });
	signalProgress('working');
	const outcome = await postOptimise({ rawPrompt: sent, modifiers: $choices.get() }, messages);
	signalProgress(settle(sent, outcome, messages));
}

function settle(sent: string, outcome: OptimiseOutcome, messages: Messages): Progress {
	if (!outcome.isOk) return refuse(outcome.refusal, messages);
	const delivered = { sent, answer: outcome.answer };
	$usage.set(outcome.answer.usage);
	if (outcome.answer.needsClarification && outcome.answer.optimised_prompt === '') {
		$optimiser.set({ kind: 'clarifying', last: $optimiser.get().last, asking: delivered });
		return 'question';
	}
	typeAnswer('');
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
