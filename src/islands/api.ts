import type { ErrorBody, OptimiseRequest, OptimiseResponse, UsageState } from '#contract/optimise';
import type { Messages } from '#contract/optimiser-copy';
import { fillIn } from './optimiser/fill-in.ts';

export interface Refusal {
	readonly kind: 'limited' | 'signInNeeded' | 'failed';
	/** A sentence for the visitor. */
	readonly message: string;
	readonly usage: UsageState | null;
}

export type OptimiseOutcome =
	| { readonly isOk: true; readonly answer: OptimiseResponse }
	| { readonly isOk: false; readonly refusal: Refusal };

/** Longer than any answer takes; without it a dead connection would leave the page waiting for ever. */
const GIVE_UP_MS = 60_000;

export async function postOptimise(request: OptimiseRequest, messages: Messages): Promise<OptimiseOutcome> {
	let response: Response;
	try {
		response = await fetch('/api/optimise', {
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
	if (!response.ok) return { isOk: false, refusal: toRefusal(response, body as Partial<ErrorBody> | null, messages) };
	return isAnswer(body) ? { isOk: true, answer: body } : refused('failed', messages.unexpected);
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

function refused(kind: Refusal['kind'], message: string): OptimiseOutcome {
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

function isAnswer(body: unknown): body is OptimiseResponse {
	const answer = body as Partial<OptimiseResponse> | null;
	return (
		typeof answer?.optimised_prompt === 'string' && Array.isArray(answer.ledger) && Array.isArray(answer.provenance)
	);
}
