import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { relyingPartyOf } from '#server/passkeys/relying-party';
import { passkeyOptions } from '#server/passkeys/sign-in-by-passkey';

export const prerender = false;

export const POST = route(OPERATIONS.passkeyOptions, {
	handle: async ({ runtime, request }) => passkeyOptions(runtime, relyingPartyOf(request, runtime)),
});
