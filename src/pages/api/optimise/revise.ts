import { ReviseRequest, ReviseResponse } from '#contract/revise';
import { route } from '#server/http/route';
import { reviseFor } from '#server/optimise/revise-for';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: ReviseRequest,
	output: ReviseResponse,
	handle: ({ runtime, caller, input, requestId }) => reviseFor(runtime, caller, { ...input, requestId }),
});
