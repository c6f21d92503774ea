import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { newPasskeyOptions } from '#server/passkeys/add-passkey';
import { relyingPartyOf } from '#server/passkeys/relying-party';

export const prerender = false;

export const POST = route(OPERATIONS.newPasskeyOptions, {
	handle: async ({ runtime, caller, request, input }) =>
		newPasskeyOptions(runtime, caller, { party: relyingPartyOf(request, runtime), ...input }),
});
