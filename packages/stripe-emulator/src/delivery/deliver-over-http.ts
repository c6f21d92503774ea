import type { Deliver } from './deliveries.ts';

/** As long as Stripe waits for a webhook, at least. */
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
