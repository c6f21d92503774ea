import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { confirmSubscription } from '#server/updates/subscribe';

export const prerender = false;

export const POST = route(OPERATIONS.confirmUpdates, {
	handle: ({ runtime, input }) => confirmSubscription(runtime, input.token),
});
