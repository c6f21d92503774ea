import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { reviseFor } from '#server/optimise/revise-for';

export const prerender = false;

export const POST = route(OPERATIONS.revise, {
	handle: ({ runtime, caller, input, requestId }) => reviseFor(runtime, caller, { ...input, requestId }),
});
