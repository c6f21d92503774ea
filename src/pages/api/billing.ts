import { OPERATIONS } from '#contract/operations';
import { readBilling } from '#server/billing/read-billing';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.readBilling, {
	// It asks Stripe, which serves all accounts by one limit.
	burst: 'burst',
	handle: ({ runtime, caller }) => readBilling(runtime, caller),
});
