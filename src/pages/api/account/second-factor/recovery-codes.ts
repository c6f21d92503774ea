import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { renewRecoveryCodes } from '#server/second-factor/change';

export const prerender = false;

export const POST = route(OPERATIONS.newRecoveryCodes, {
	handle: ({ runtime, caller, input }) => renewRecoveryCodes(runtime, caller, input),
});
