import { BillingResponse } from '#contract/billing';
import { readBilling } from '#server/billing/read-billing';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'session',
	// It asks Stripe, which serves all accounts by one limit.
	burst: 'burst',
	output: BillingResponse,
	handle: ({ runtime, caller }) => readBilling(runtime, caller),
});
