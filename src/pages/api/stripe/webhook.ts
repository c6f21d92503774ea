import { OPERATIONS } from '#contract/operations';
import { requireSignature } from '#server/billing/open-event';
import { takeWebhook, WEBHOOK_MAX_BYTES } from '#server/billing/webhook';
import { rawRoute } from '#server/http/raw-route';

export const prerender = false;

export const POST = rawRoute(OPERATIONS.stripeWebhook, {
	mostBytes: WEBHOOK_MAX_BYTES,
	admit: (request) => requireSignature(request.header('stripe-signature')),
	handle: ({ runtime, body, request }) => takeWebhook(runtime, { body, signature: request.header('stripe-signature') }),
});
