import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { turnOffSecondFactor } from '#server/second-factor/change';

export const prerender = false;

export const POST = route(OPERATIONS.turnOffSecondFactor, {
	handle: ({ runtime, caller, input }) => turnOffSecondFactor(runtime, caller, input),
});
