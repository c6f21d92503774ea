import { OPERATIONS } from '#contract/operations';
import { resend } from '#server/auth/confirm';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.resend, {
	handle: ({ runtime, input, request }) => resend(runtime, input.email, request.clientAddress),
});
