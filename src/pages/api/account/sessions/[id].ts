import { OPERATIONS } from '#contract/operations';
import { endSessionOf } from '#server/account/sessions';
import { route } from '#server/http/route';

export const prerender = false;

export const DELETE = route(OPERATIONS.endSession, {
	handle: ({ runtime, caller, params }) => endSessionOf(runtime, caller, params['id'] ?? ''),
});
