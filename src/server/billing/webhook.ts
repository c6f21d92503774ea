import type { StripeWebhookResponse } from '#contract/billing';
import { askStripe, type BillingRuntime, requireBilling } from './ask-stripe.ts';
import { openEvent } from './open-event.ts';
import { takeEvent } from './take-event.ts';

/** Several times the largest event: some 10 kB for a subscription with one item, 40 kB with an invoice of ten lines. */
export const WEBHOOK_MAX_BYTES = 128 * 1024;

/**
 * Handles an event from Stripe and answers when its effects are stored. After any refusal Stripe sends the event again.
 */
export async function takeWebhook(
	runtime: BillingRuntime,
	{ body, signature }: { readonly body: Buffer; readonly signature: string | undefined },
): Promise<StripeWebhookResponse> {
	const { webhookSecrets: secrets } = requireBilling(runtime);
	return askStripe(runtime, async (stripe) => {
		const event = openEvent(stripe, { body, signature, secrets, now: runtime.now() });
		await takeEvent(runtime, stripe, event);
		return { received: true };
	});
}
