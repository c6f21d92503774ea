import { Done } from '#contract/done';
import { endSessionOf } from '#server/account/sessions';
import { route } from '#server/http/route';

export const prerender = false;

export const DELETE = route({
	access: 'session',
	output: Done,
	handle: ({ runtime, caller, params }) => endSessionOf(runtime, caller, params['id'] ?? ''),
});
