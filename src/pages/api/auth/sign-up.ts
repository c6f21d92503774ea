import { OPERATIONS } from '#contract/operations';
import { signUp } from '#server/auth/sign-up';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.signUp, {
	handle: ({ runtime, input, request }) => signUp(runtime, input, request.clientAddress),
});
