import { ApiTokenItem, ApiTokenName } from '#contract/api-tokens';
import { Done } from '#contract/done';
import { renameApiTokenOf, revokeApiTokenOf } from '#server/account/api-tokens';
import { route } from '#server/http/route';

export const prerender = false;

export const PATCH = route({
	access: 'session',
	input: ApiTokenName,
	output: ApiTokenItem,
	handle: ({ runtime, caller, params, input }) =>
		renameApiTokenOf(runtime, caller, { id: params['id'] ?? '', name: input.name }),
});

export const DELETE = route({
	access: 'session',
	output: Done,
	handle: ({ runtime, caller, params }) => revokeApiTokenOf(runtime, caller, params['id'] ?? ''),
});
