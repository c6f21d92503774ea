import type { ErrorBody, OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import type { Messages } from '#contract/optimiser-copy';
import { fillIn } from './optimiser/fill-in.ts';

export interface Refusal {
	readonly kind: 'limited' | 'signInNeeded' | 'failed';
	/** A sentence for the visitor. */
	readonly message: string;
	readonly usage: UsageState | null;
}

export type PostOutcome<Answer> =
	| { readonly isOk: true; readonly answer: Answer }
	| { readonly isOk: false; readonly refusal: Refusal };
export type OptimiseOutcome = PostOutcome<OptimiseResponse>;

/** Longer than any answer takes; without it a dead connection would leave the page waiting for ever. */
const GIVE_UP_MS = 60_000;

export async function postOptimise(request: OptimiseRequest, messages: Messages): Promise<OptimiseOutcome> {
	return postForAnswer<OptimiseResponse>('/api/optimise', request, messages);
}

/** Posts to one of the calls that answer with a prompt, its ledger and the blocks to show. */
export async function postForAnswer<Answer>(
	path: string,
	request: object,
	messages: Messages,
): Promise<PostOutcome<Answer>> {
	const outcome = await postJson(path, request, messages);
	if (!outcome.isOk) return outcome;
	return isAnswer(outcome.answer)
		? { isOk: true, answer: outcome.answer as Answer }
		: refused('failed', messages.unexpected);
}

/** Posts to our own server. Never throws: whatever goes wrong is a refusal with a sentence for the visitor. */
export async function postJson(path: string, request: object, messages: Messages): Promise<PostOutcome<unknown>> {
	let response: Response;
	try {
		response = await fetch(path, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify(request),
			signal: AbortSignal.timeout(GIVE_UP_MS),
		});
	} catch {
		return refused('failed', messages.offline);
	}
	const body = await readJson(response);
	if (response.ok) return { isOk: true, answer: body };
	return { isOk: false, refusal: toRefusal(response, body as Partial<ErrorBody> | null, messages) };
}

function toRefusal(response: Response, body: Partial<ErrorBody> | null, messages: Messages): Refusal {
	const { status } = response;
	const code = body?.error ?? '';
	const usage = findUsage(body);
	if (status === 429 && code === 'limit_reached') {
		return { kind: 'limited', message: body?.message || messages.limitReached, usage };
	}
	if (status === 429) return { kind: 'failed', message: messages.tooMany, usage };
	if (status === 401 && code === 'auth_required') {
		return { kind: 'signInNeeded', message: body?.message || messages.signInRequired, usage };
	}
	if (status >= 500) return { kind: 'failed', message: messages.unavailable, usage };
	const plain = fillIn(messages.status, { status, error: code || response.statusText });
	return { kind: 'failed', message: body?.message || plain, usage };
}

function refused(kind: Refusal['kind'], message: string): { readonly isOk: false; readonly refusal: Refusal } {
	return { isOk: false, refusal: { kind, message, usage: null } };
}

function findUsage(body: Partial<ErrorBody> | null): UsageState | null {
	if (body?.resetsAtDate === undefined || body.usedThisWeek === undefined) return null;
	const { weeklyLimit = null, usedThisWeek, remaining = null, resetsAtDate } = body;
	return { weeklyLimit, usedThisWeek, remaining, resetsAtDate };
}

/** A proxy or a captive portal may answer with a page: that is no JSON, and no reason to throw. */
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
