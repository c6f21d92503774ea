import { OPERATIONS } from '#contract/operations';
import { giveSession } from '#server/auth/give-session';
import { reset } from '#server/auth/reset';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.reset, {
	handle: async (call) => giveSession(call, await reset(call.runtime, call.input, visitOf(call.request, call.runtime))),
});
