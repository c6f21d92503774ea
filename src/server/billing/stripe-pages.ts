import { z } from 'zod';
import type { ApiAnswer, ApiRequest } from '../http/api-message.ts';
import { readForm } from '../http/read-input.ts';
import { refuseUnwanted } from '../http/refuse-unwanted.ts';
import type { Runtime } from '../runtime.ts';

export const isStripePagePath = (path: string): boolean => path === '/dev/stripe' || path.startsWith('/dev/stripe/');

const Fields = z.record(z.string(), z.string());

/** A page of the Stripe emulator, or what its form does; null where there is nothing. */
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
