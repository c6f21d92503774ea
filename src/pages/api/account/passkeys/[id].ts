import { Done } from '#contract/done';
import { PasskeyRename } from '#contract/passkeys';
import { PasskeyItem } from '#contract/ways-in';
import { route } from '#server/http/route';
import { removePasskeyOf, renamePasskeyOf } from '#server/passkeys/change-passkeys';

export const prerender = false;

export const PATCH = route({
	access: 'session',
	input: PasskeyRename,
	output: PasskeyItem,
	handle: ({ runtime, caller, params, input }) =>
		renamePasskeyOf(runtime, caller, { id: params['id'] ?? '', name: input.name }),
});

export const DELETE = route({
	access: 'session',
	output: Done,
	handle: ({ runtime, caller, params }) => removePasskeyOf(runtime, caller, params['id'] ?? ''),
});
