import { OPERATIONS } from '#contract/operations';
import { giveSession } from '#server/auth/give-session';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';
import { signInByCode } from '#server/second-factor/sign-in-by-code';

export const prerender = false;

export const POST = route(OPERATIONS.giveCode, {
	async handle(call) {
		const { runtime, request, input } = call;
		return giveSession(call, await signInByCode(runtime, input.code, visitOf(request, runtime)));
	},
});
