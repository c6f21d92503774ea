import type { Tracked } from './track.ts';
import { visitId } from './visit.ts';

const GATHER_MS = 2000;
const MOST_AT_ONCE = 20;

let waiting: Tracked[] = [];
let timer = 0;

/** Queues an event; the queue is sent a moment later. */
export function gather(tracked: Tracked): void {
	waiting.push(tracked);
	if (waiting.length >= MOST_AT_ONCE) send();
	else timer ||= window.setTimeout(send, GATHER_MS);
}

/** Sends the queue, even while the page is left. Without cookies: an event belongs to a visit and not to a person. */
export function send(): void {
	const events = waiting;
	drop();
	if (events.length === 0) return;
	const page = document.body.dataset['page'] ?? '/';
	const body = JSON.stringify({ visit: visitId(), page, events });
	const headers = { 'Content-Type': 'application/json' };
	void fetch('/api/events', { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => {});
}

export function drop(): void {
	clearTimeout(timer);
	timer = 0;
	waiting = [];
}
