import { SignOutResponse } from '#contract/auth';
import { signOut } from '#server/auth/sign-out';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	output: SignOutResponse,
	handle: (call) => signOut(call, visitOf(call.request, call.runtime)),
});
