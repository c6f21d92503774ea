import { ResetRequestRequest, ResetRequestResponse } from '#contract/auth';
import { requestReset } from '#server/auth/reset';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: ResetRequestRequest,
	output: ResetRequestResponse,
	handle: ({ runtime, input, request }) => requestReset(runtime, input.email, visitOf(request, runtime)),
});
