import { ConfirmUpdatesRequest, ConfirmUpdatesResponse } from '#contract/updates';
import { route } from '#server/http/route';
import { confirmSubscription } from '#server/updates/subscribe';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: ConfirmUpdatesRequest,
	output: ConfirmUpdatesResponse,
	handle: ({ runtime, input }) => confirmSubscription(runtime, input.token),
});
