import { OPERATIONS } from '#contract/operations';
import { switchPlan } from '#server/billing/change-subscription';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.switchPlan, {
	handle: ({ runtime, caller, input }) => switchPlan(runtime, caller, input.plan),
});
