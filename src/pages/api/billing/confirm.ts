import { ConfirmRequest, ConfirmResponse } from '#contract/billing';
import { confirmCheckout } from '#server/billing/confirm-checkout';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: ConfirmRequest,
	output: ConfirmResponse,
	handle: ({ runtime, caller, input }) => confirmCheckout(runtime, caller, input.session_id),
});
