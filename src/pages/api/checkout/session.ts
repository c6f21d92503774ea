import { OPERATIONS } from '#contract/operations';
import { startCheckout } from '#server/billing/start-checkout';
import { ownOriginOf } from '#server/http/origin-check';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.startCheckout, {
	handle: ({ runtime, caller, request, input: { plan } }) =>
		startCheckout(runtime, caller, { plan, origin: ownOriginOf(request, runtime.publicOrigin) }),
});
