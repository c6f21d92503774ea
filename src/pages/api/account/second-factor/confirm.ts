import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { confirmSecondFactor } from '#server/second-factor/set-up';

export const prerender = false;

export const POST = route(OPERATIONS.confirmSecondFactor, {
	handle: ({ runtime, caller, input }) => confirmSecondFactor(runtime, caller, input.code),
});
