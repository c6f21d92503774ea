import { OPERATIONS } from '#contract/operations';
import { renameApiTokenOf, revokeApiTokenOf } from '#server/account/api-tokens';
import { route } from '#server/http/route';

export const prerender = false;

export const PATCH = route(OPERATIONS.renameApiToken, {
	handle: ({ runtime, caller, params, input }) =>
		renameApiTokenOf(runtime, caller, { id: params['id'] ?? '', name: input.name }),
});

export const DELETE = route(OPERATIONS.revokeApiToken, {
	handle: ({ runtime, caller, params }) => revokeApiTokenOf(runtime, caller, params['id'] ?? ''),
});
