import type { ErrorBody, OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import type { Messages } from '#copy/optimiser-copy';
import { fillIn } from './optimiser/fill-in.ts';
import { keyFor, noteAnswer } from './request-key.ts';

export interface Refusal {
	readonly kind: 'limited' | 'signInNeeded' | 'failed';
	/** A sentence for the visitor. */
	readonly message: string;
	readonly usage: UsageState | null;
	/** Whether the server may have executed the request, because no clear answer came. */
	readonly isUncertain?: true;
}

export type PostOutcome<Answer> =
	| { readonly isOk: true; readonly answer: Answer }
	| { readonly isOk: false; readonly refusal: Refusal };
export type OptimiseOutcome = PostOutcome<OptimiseResponse>;

/** The function that sends requests. With a model, its code replaces it by one that goes on reading after the first answer. */
export const wire = { send: (path: string, init: RequestInit): Promise<Response> => fetch(path, init) };

/** Longer than any answer takes; without it a dead connection would leave the page waiting for ever. */
const GIVE_UP_MS = 60_000;

export async function postOptimise(request: OptimiseRequest, messages: Messages): Promise<OptimiseOutcome> {
	const headers = { 'idempotency-key': keyFor(JSON.stringify(request)) };
	const outcome = await postForAnswer<OptimiseResponse>('/api/optimise', request, messages, headers);
	if (outcome.isOk || !outcome.refusal.isUncertain) noteAnswer();
	return outcome;
}

/** Posts to a call that answers with a prompt, its ledger and blocks. */
export async function postForAnswer<Answer>(
	path: string,
	request: object,
	messages: Messages,
	headers: Readonly<Record<string, string>> = {},
): Promise<PostOutcome<Answer>> {
	const outcome = await postJson(path, request, messages, headers);
	if (!outcome.isOk) return outcome;
	return isAnswer(outcome.answer) ? { isOk: true, answer: outcome.answer as Answer } : refused(messages.unexpected);
}

/** Posts to this site's server. Never throws: every failure becomes a refusal with a sentence for the visitor. */
export async function postJson(
	path: string,
	request: object,
	messages: Messages,
	headers: Readonly<Record<string, string>> = {},
): Promise<PostOutcome<unknown>> {
	let response: Response;
	try {
		response = await wire.send(path, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify(request),
			signal: AbortSignal.timeout(GIVE_UP_MS),
		});
	} catch {
		return refused(messages.offline);
	}
	const body = await readJson(response);
	if (response.ok) return { isOk: true, answer: body };
	return { isOk: false, refusal: toRefusal(response, body as Partial<ErrorBody> | null, messages) };
}

function toRefusal(response: Response, body: Partial<ErrorBody> | null, messages: Messages): Refusal {
	const { status } = response;
	const isUncertain = status >= 500 || (status === 429 && body?.error !== 'limit_reached');
	return { ...reasonFor(response, body, messages), ...(isUncertain && { isUncertain }) };
}

type Reason = Omit<Refusal, 'isUncertain'>;

function reasonFor(response: Response, body: Partial<ErrorBody> | null, messages: Messages): Reason {
	const { status } = response;
	const { error: code = '', message: said } = body ?? {};
	const usage = findUsage(body);
	if (status === 429 && code === 'limit_reached') {
		return { kind: 'limited', message: said || messages.limitReached, usage };
	}
	if (status === 401 && code === 'auth_required') {
		return { kind: 'signInNeeded', message: said || messages.signInRequired, usage };
	}
	const plain = said || fillIn(messages.status, { status, error: code || response.statusText });
	const message = status === 429 ? messages.tooMany : status >= 500 ? messages.unavailable : plain;
	return { kind: 'failed', message, usage };
}

function refused(message: string): { readonly isOk: false; readonly refusal: Refusal } {
	return { isOk: false, refusal: { kind: 'failed', message, usage: null, isUncertain: true } };
}

function findUsage(body: Partial<ErrorBody> | null): UsageState | null {
	const { weeklyLimit = null, usedThisWeek, remaining = null, resetsAtDate } = body ?? {};
	return resetsAtDate === undefined || usedThisWeek === undefined
		? null
		: { weeklyLimit, usedThisWeek, remaining, resetsAtDate };
}

/** A proxy or a captive portal may answer with an HTML page instead of JSON. */
async function readJson(response: Response): Promise<unknown> {
	try {
		const body: unknown = await response.json();
		return typeof body === 'object' ? body : null;
	} catch {
		return null;
	}
}

function isAnswer(body: unknown): boolean {
	const answer = body as Partial<OptimiseResponse> | null;
	return typeof answer?.optimised_prompt === 'string' && Array.isArray(answer.ledger) && Array.isArray(answer.blocks);
}
