import { SubscriptionRequest, SubscriptionResponse } from '#contract/billing';
import { cancelSubscription } from '#server/billing/change-subscription';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: SubscriptionRequest,
	output: SubscriptionResponse,
	handle: ({ runtime, caller, input }) => cancelSubscription(runtime, caller, input.subscription_id),
});
