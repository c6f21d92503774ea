import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { removePasskeyOf, renamePasskeyOf } from '#server/passkeys/change-passkeys';

export const prerender = false;

export const PATCH = route(OPERATIONS.renamePasskey, {
	handle: ({ runtime, caller, params, input }) =>
		renamePasskeyOf(runtime, caller, { id: params['id'] ?? '', name: input.name }),
});

export const DELETE = route(OPERATIONS.removePasskey, {
	handle: ({ runtime, caller, params }) => removePasskeyOf(runtime, caller, params['id'] ?? ''),
});
