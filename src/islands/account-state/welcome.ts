import type { WelcomeResponse } from '#contract/welcome';
import { callApi } from '../account-api.ts';
import { track } from '../analytics/track.ts';

/** Delay, so that the page is shown first. */
const CONVERSION_AFTER_MS = 50;

/** Ids of the accounts whose welcome mail this page has requested. */
const asked = new Set<string>();

const keyOf = (id: string): string => `ploop:welcome-sent:${id}`;

/** Requests the welcome mail. The server sends it once an account; this browser asks once. */
export async function welcomeOnce({ id, email }: { readonly id: string; readonly email: string }): Promise<void> {
	if (asked.has(id) || isMarked(id)) return;
	asked.add(id);
	const outcome = await callApi<WelcomeResponse>('POST', '/api/emails/welcome', { email }, { keepalive: true });
	if (!outcome.isOk) return;
	if (outcome.answer.claimed) setTimeout(track, CONVERSION_AFTER_MS, 'signup_conversion');
	if (outcome.answer.claimed || outcome.answer.already) mark(id);
}

function isMarked(id: string): boolean {
	try {
		return localStorage.getItem(keyOf(id)) !== null;
	} catch {
		return false;
	}
}

function mark(id: string): void {
	try {
		localStorage.setItem(keyOf(id), '1');
	} catch {
		// Storage is blocked: the next page asks again, and the server sends no second mail.
	}
}
