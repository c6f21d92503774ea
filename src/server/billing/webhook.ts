import type { StripeWebhookResponse } from '#contract/billing';
import { askStripe, type BillingRuntime, requireBilling } from './ask-stripe.ts';
import { openEvent } from './open-event.ts';
import { takeEvent } from './take-event.ts';

/** More than any event of Stripe; a busy subscription's are some 10 kB. */
export const WEBHOOK_MAX_BYTES = 512 * 1024;

/** Takes what Stripe sends. Answers when it is written; any refusal makes Stripe send it again. */
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
