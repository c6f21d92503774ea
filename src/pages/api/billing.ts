import { OPERATIONS } from '#contract/operations';
import { readBilling } from '#server/billing/read-billing';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.readBilling, {
	// Counted, since it calls Stripe, whose limit is shared by all accounts.
	burst: 'burst',
	handle: ({ runtime, caller }) => readBilling(runtime, caller),
});
