import type { Deliver } from './deliveries.ts';

/** Time limit for a webhook's answer, no shorter than Stripe's. */
const PATIENCE_MS = 10_000;

/** Posts events to a webhook as Stripe does. A redirect is not followed: it counts as a refusal. */
export function deliverOverHttp(webhook: string): Deliver {
	return async ({ body, signature }) => {
		const response = await fetch(webhook, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
			body,
			redirect: 'manual',
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		await response.body?.cancel();
		return response.status;
	};
}
