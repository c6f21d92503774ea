import type { ReviseRequest, ReviseResponse } from '#contract/revise';
import type { Messages } from '#copy/optimiser-copy';
import { postForAnswer } from '#islands/api.ts';
import { atom } from '#islands/store/atom.ts';
import type { Delivered } from '../stores/optimiser.store.ts';
import { firstWish, keyOf, type Wish, type WishChange } from './wish.ts';

/** Makes the announcement of a shown revision, from the answer, the text as sent, and the earlier answer. */
export type Said = (answer: ReviseResponse, sent: string, before: ReviseResponse) => string;

export interface Revision {
	readonly delivered: Delivered;
	/** The answer on the page. */
	readonly answer: ReviseResponse;
	/** The wish that `answer` was made for. */
	readonly wish: Wish;
	/** The revision being fetched; null when there is none. */
	readonly wanted: Wish | null;
	readonly problem: Problem | null;
	/** Announcement for a screen reader. */
	readonly said: string;
}

interface Problem {
	readonly message: string;
	readonly wish: Wish;
	readonly say: Said;
}

export const $revision = atom<Revision | null>(null);

const made = new Map<string, ReviseResponse>();
/** Requests without an answer yet. */
const underWay = new Map<string, ReturnType<typeof ask>>();
/** The page waits this long for an answer requested before the press ended: showing that it is awaited costs a frame. */
const NEAR_MS = 100;
/** The wish whose answer is that near; null when there is none. */
let near: Wish | null = null;

/** The newest wish, shown or not. */
const latest = (revision: Revision): Wish => near ?? revision.wanted ?? revision.wish;

/** The delivered result. */
export function beginRevision(delivered: Delivered): Revision {
	const wish = firstWish(delivered.modifiers.modelTarget ?? 'auto');
	return { delivered, answer: delivered.answer, wish, wanted: null, problem: null, said: '' };
}

/** Resets the store, unless it is the same result. */
export function openRevision(delivered: Delivered): void {
	if ($revision.get()?.delivered === delivered) return;
	const revision = beginRevision(delivered);
	made.clear();
	underWay.clear();
	near = null;
	made.set(keyOf(revision.wish), delivered.answer);
	$revision.set(revision);
}

/** Asks the server for a revised result. Later changes include earlier ones that are still under way, and the last answer is shown. */
export async function revise(change: WishChange, say: Said, messages: Messages): Promise<void> {
	const before = $revision.get();
	if (before) await bring(before, change(latest(before)), say, messages);
}

/** Requests a revision while the finger is still down; it is shown only after the press. */
export function foresee(change: WishChange, messages: Messages): void {
	const now = $revision.get();
	if (now) void fetchFor(now.delivered, change(latest(now)), messages);
}

/** Repeats the revision that failed. */
export async function reviseAgain(messages: Messages): Promise<void> {
	const before = $revision.get();
	if (before?.problem) await bring(before, before.problem.wish, before.problem.say, messages);
}

export function forgetProblem(): void {
	const now = $revision.get();
	if (now?.problem) $revision.set({ ...now, problem: null });
}

async function bring(before: Revision, wanted: Wish, say: Said, messages: Messages): Promise<void> {
	const key = keyOf(wanted);
	const known = made.get(key);
	near = null;
	if (known) return show(before, wanted, known, say);
	const timer = underWay.has(key) ? setTimeout(showWaiting, NEAR_MS, wanted) : null;
	if (timer) near = wanted;
	else $revision.set({ ...before, wanted, problem: null });
	const outcome = await fetchFor(before.delivered, wanted, messages);
	if (timer) clearTimeout(timer);
	const now = $revision.get();
	if (now?.delivered !== before.delivered || (near ?? now.wanted) !== wanted) return;
	near = null;
	if (outcome.isOk) show(now, wanted, outcome.answer, say);
	else {
		const { message } = outcome.refusal;
		$revision.set({ ...now, wanted: null, problem: { message, wish: wanted, say } });
	}
}

/** Shows that an answer is awaited, unless it has come or another is. */
function showWaiting(wanted: Wish): void {
	const now = $revision.get();
	if (!now || near !== wanted) return;
	near = null;
	$revision.set({ ...now, wanted, problem: null });
}

const ask = (delivered: Delivered, wish: Wish, messages: Messages) =>
	postForAnswer<ReviseResponse>('/api/optimise/revise', requestFor(delivered, wish), messages);

/** Each wish is requested only once. */
async function fetchFor(delivered: Delivered, wish: Wish, messages: Messages): ReturnType<typeof ask> {
	const key = keyOf(wish);
	const known = made.get(key);
	if (known) return { isOk: true, answer: known };
	const asked = underWay.get(key) ?? ask(delivered, wish, messages);
	underWay.set(key, asked);
	const outcome = await asked;
	underWay.delete(key);
	if (outcome.isOk && $revision.get()?.delivered === delivered) made.set(key, outcome.answer);
	return outcome;
}

function show(now: Revision, wish: Wish, answer: ReviseResponse, say: Said): void {
	$revision.set({
		...now,
		answer,
		wish,
		wanted: null,
		problem: null,
		said: say(answer, now.delivered.sent, now.answer),
	});
}

function requestFor({ sent, modifiers, useDefaults, answer }: Delivered, wish: Wish): ReviseRequest {
	const { undone, assumptions, isShort, model, given, skipped } = wish;
	const answers = given.filter(({ text }) => text !== '').map(({ id, text }) => [id, text] as const);
	return {
		rawPrompt: sent,
		modifiers,
		receipt: answer.receipt,
		useDefaults,
		undone: [...undone],
		assumptions: { ...assumptions },
		isShort,
		model,
		answers: Object.fromEntries(answers),
		accept: given.filter(({ text }) => text === '').map(({ id }) => id),
		skipped: [...skipped],
	};
}
