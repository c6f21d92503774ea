import { OPERATIONS } from '#contract/operations';
import { signOut } from '#server/auth/sign-out';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.signOut, {
	handle: (call) => signOut(call, visitOf(call.request, call.runtime)),
});
