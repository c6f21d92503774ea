import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { welcome } from '#server/mail/welcome';

export const prerender = false;

export const POST = route(OPERATIONS.welcome, {
	handle: ({ runtime, caller, input }) => welcome(runtime, caller, input.email),
});
