import { NewPasskeyRequest } from '#contract/passkeys';
import { PasskeyItem } from '#contract/ways-in';
import { route } from '#server/http/route';
import { addPasskey } from '#server/passkeys/add-passkey';
import { relyingPartyOf } from '#server/passkeys/relying-party';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: NewPasskeyRequest,
	output: PasskeyItem,
	handle: async ({ runtime, caller, request, input }) =>
		addPasskey(runtime, caller, { party: relyingPartyOf(request, runtime), request: input }),
});
