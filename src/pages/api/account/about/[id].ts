import { OPERATIONS } from '#contract/operations';
import { deleteAboutLineOf } from '#server/account/about-me';
import { route } from '#server/http/route';

export const prerender = false;

export const DELETE = route(OPERATIONS.deleteAboutLine, {
	handle: ({ runtime, caller, params }) => deleteAboutLineOf(runtime, caller, params['id'] ?? ''),
});
