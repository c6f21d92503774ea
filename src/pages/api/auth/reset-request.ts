import { OPERATIONS } from '#contract/operations';
import { requestReset } from '#server/auth/reset';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.requestReset, {
	handle: ({ runtime, input, request }) => requestReset(runtime, input.email, visitOf(request, runtime)),
});
