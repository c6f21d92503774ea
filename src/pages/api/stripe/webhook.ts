import { StripeWebhookResponse } from '#contract/billing';
import { takeWebhook, WEBHOOK_MAX_BYTES } from '#server/billing/webhook';
import { rawRoute } from '#server/http/raw-route';

export const prerender = false;

export const POST = rawRoute({
	mostBytes: WEBHOOK_MAX_BYTES,
	output: StripeWebhookResponse,
	handle: ({ runtime, body, request }) => takeWebhook(runtime, { body, signature: request.header('stripe-signature') }),
});
