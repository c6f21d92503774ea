import { SubscriptionResponse, SwitchRequest } from '#contract/billing';
import { switchPlan } from '#server/billing/change-subscription';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: SwitchRequest,
	output: SubscriptionResponse,
	handle: ({ runtime, caller, input }) => switchPlan(runtime, caller, input.plan),
});
