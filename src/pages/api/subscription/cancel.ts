import { OPERATIONS } from '#contract/operations';
import { cancelSubscription } from '#server/billing/change-subscription';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.cancelSubscription, {
	handle: ({ runtime, caller, input }) => cancelSubscription(runtime, caller, input.subscription_id),
});
