import { OPERATIONS } from '#contract/operations';
import { confirmCheckout } from '#server/billing/confirm-checkout';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.confirmCheckout, {
	handle: ({ runtime, caller, input }) => confirmCheckout(runtime, caller, input.session_id),
});
