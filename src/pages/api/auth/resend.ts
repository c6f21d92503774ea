import { ResendRequest, ResendResponse } from '#contract/auth';
import { resend } from '#server/auth/confirm';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: ResendRequest,
	output: ResendResponse,
	handle: ({ runtime, input, request }) => resend(runtime, input.email, request.clientAddress),
});
