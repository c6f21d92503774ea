import { SignUpRequest, SignUpResponse } from '#contract/auth';
import { signUp } from '#server/auth/sign-up';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: SignUpRequest,
	output: SignUpResponse,
	handle: ({ runtime, input, request }) => signUp(runtime, input, request.clientAddress),
});
