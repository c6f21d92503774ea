import type { WelcomeResponse } from '#contract/welcome';
import { callApi } from '../account-api.ts';
import { track } from '../analytics/track.ts';

/** Delay, so that the page is shown first. */
const CONVERSION_AFTER_MS = 50;

/** Accounts this page has asked for. */
const asked = new Set<string>();

const keyOf = (id: string): string => `ploop:welcome-sent:${id}`;

/** Has the welcome mail sent, which the server does once an account; remembered here so that it is asked once a browser. */
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
		// Storage is blocked: asked again on the next page, and the server says that it has been.
	}
}
