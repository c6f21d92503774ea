import { OPERATIONS } from '#contract/operations';
import { giveSession } from '#server/auth/give-session';
import { signIn } from '#server/auth/sign-in';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.signIn, {
	handle: async (call) =>
		giveSession(call, await signIn(call.runtime, call.input, visitOf(call.request, call.runtime))),
});
