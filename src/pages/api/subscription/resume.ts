import { OPERATIONS } from '#contract/operations';
import { resumeSubscription } from '#server/billing/change-subscription';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.resumeSubscription, {
	handle: ({ runtime, caller, input }) => resumeSubscription(runtime, caller, input.subscription_id),
});
