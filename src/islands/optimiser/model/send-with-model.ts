import type { OptimiseResponse } from '#contract/optimise';
import { $usage } from '../stores/optimiser.store.ts';
import { follow } from './follow-stream.ts';
import { mayModelRead } from './may-read.store.ts';
import { REVISE, withLines } from './on-the-page.ts';
import { readEvents, type StreamEvent } from './read-events.ts';
import { beginReading } from './reading.store.ts';
import { endRunning, type Running } from './running.ts';

/**
 * Replaces `fetch`. A request for a prompt returns with the draft while later events are still read; a revision gets the lines
 * that its ids stand for; other requests pass unchanged.
 */
export async function sendWithModel(path: string, init: RequestInit): Promise<Response> {
	if (path === REVISE) return fetch(path, withLines(init));
	if (path !== '/api/optimise') return fetch(path, init);
	// A person has one place in the queue, so an earlier reading is ended first.
	await endRunning();
	return mayModelRead() ? openStream(path, init) : fetch(path, init);
}

async function openStream(path: string, init: RequestInit): Promise<Response> {
	const leaving = new AbortController();
	const giveUp = () => leaving.abort();
	init.signal?.addEventListener('abort', giveUp);
	const headers = { ...(init.headers as Record<string, string>), accept: 'text/event-stream' };
	const response = await fetch(path, { ...init, headers, signal: leaving.signal });
	// A refusal, or an HTML page from a proxy.
	if (!response.ok || response.body === null || !isStream(response)) return response;
	const events = readEvents(response.body);
	const draft = await firstOf(events);
	init.signal?.removeEventListener('abort', giveUp);
	const running: Running = { requestId: draft.requestId, path, init, leaving };
	beginReading(draft.requestId, draft.questions);
	void follow(events, running);
	return Response.json({ ...draft, usage: $usage.get() });
}

type Draft = Omit<OptimiseResponse, 'usage'>;

const isStream = ({ headers }: Response): boolean =>
	headers.get('content-type')?.startsWith('text/event-stream') ?? false;

async function firstOf(events: AsyncGenerator<StreamEvent>): Promise<Draft> {
	const { done, value } = await events.next();
	if (done || value.name !== 'draft') throw new TypeError('the stream broke before its draft');
	return value.data as Draft;
}
