import { OPERATIONS } from '#contract/operations';
import { giveSession } from '#server/auth/give-session';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';
import { relyingPartyOf } from '#server/passkeys/relying-party';
import { signInByPasskey } from '#server/passkeys/sign-in-by-passkey';

export const prerender = false;

export const POST = route(OPERATIONS.signInByPasskey, {
	async handle(call) {
		const { runtime, request, input } = call;
		const answer = { party: relyingPartyOf(request, runtime), request: input };
		return giveSession(call, await signInByPasskey(runtime, answer, visitOf(request, runtime)));
	},
});
