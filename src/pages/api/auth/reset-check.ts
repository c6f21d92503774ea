import { ResetCheckRequest, ResetCheckResponse } from '#contract/auth';
import { checkReset } from '#server/auth/reset';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: ResetCheckRequest,
	output: ResetCheckResponse,
	handle: ({ runtime, input }) => checkReset(runtime, input.code),
});
