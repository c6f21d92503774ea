import { z } from 'zod';
import type { ApiAnswer, ApiRequest } from '../http/api-message.ts';
import { readForm } from '../http/read-input.ts';
import { refuseUnwanted } from '../http/refuse-unwanted.ts';
import type { Runtime } from '../runtime.ts';

export const isStripePagePath = (path: string): boolean => path === '/dev/stripe' || path.startsWith('/dev/stripe/');

const Fields = z.record(z.string(), z.string());

/** Answers a request for a page or form of the Stripe emulator; null where there is no page. */
export async function answerStripePage(path: string, request: ApiRequest, runtime: Runtime): Promise<ApiAnswer | null> {
	const page = (init?: RequestInit) =>
		runtime.embeddedStripe?.answerPage(new Request(new URL(path, runtime.publicOrigin), init));
	if (request.method !== 'POST') return found(await page());
	refuseUnwanted(request, runtime);
	const body = new URLSearchParams(await readForm(request, Fields));
	return found(await page({ method: 'POST', body }));
}

const found = (answer: Omit<ApiAnswer, 'cookies'> | null | undefined): ApiAnswer | null =>
	answer ? { ...answer, cookies: [] } : null;
