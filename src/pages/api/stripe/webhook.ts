import { StripeWebhookResponse } from '#contract/billing';
import { requireSignature } from '#server/billing/open-event';
import { takeWebhook, WEBHOOK_MAX_BYTES } from '#server/billing/webhook';
import { rawRoute } from '#server/http/raw-route';

export const prerender = false;

export const POST = rawRoute({
	mostBytes: WEBHOOK_MAX_BYTES,
	admit: (request) => requireSignature(request.header('stripe-signature')),
	output: StripeWebhookResponse,
	handle: ({ runtime, body, request }) => takeWebhook(runtime, { body, signature: request.header('stripe-signature') }),
});
