import { BillingResponse } from '#contract/billing';
import { readBilling } from '#server/billing/read-billing';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'session',
	output: BillingResponse,
	handle: ({ runtime, caller }) => readBilling(runtime, caller),
});
