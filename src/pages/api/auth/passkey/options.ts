import { PasskeyOptions } from '#contract/passkeys';
import { route } from '#server/http/route';
import { relyingPartyOf } from '#server/passkeys/relying-party';
import { passkeyOptions } from '#server/passkeys/sign-in-by-passkey';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	output: PasskeyOptions,
	handle: async ({ runtime, request }) => passkeyOptions(runtime, relyingPartyOf(request, runtime)),
});
