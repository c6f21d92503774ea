import { OPERATIONS } from '#contract/operations';
import { checkReset } from '#server/auth/reset';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.checkReset, {
	handle: ({ runtime, input }) => checkReset(runtime, input.code),
});
