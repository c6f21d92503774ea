import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { addPasskey } from '#server/passkeys/add-passkey';
import { relyingPartyOf } from '#server/passkeys/relying-party';

export const prerender = false;

export const POST = route(OPERATIONS.addPasskey, {
	handle: async ({ runtime, caller, request, input }) =>
		addPasskey(runtime, caller, { party: relyingPartyOf(request, runtime), request: input }),
});
