import { PasskeyAddOptions, PasskeyOptions } from '#contract/passkeys';
import { route } from '#server/http/route';
import { newPasskeyOptions } from '#server/passkeys/add-passkey';
import { relyingPartyOf } from '#server/passkeys/relying-party';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: PasskeyAddOptions,
	output: PasskeyOptions,
	handle: async ({ runtime, caller, request, input }) =>
		newPasskeyOptions(runtime, caller, { party: relyingPartyOf(request, runtime), ...input }),
});
