import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { unsubscribe } from '#server/updates/unsubscribe';

export const prerender = false;

export const POST = route(OPERATIONS.unsubscribeFromUpdates, {
	isForAnySite: true,
	handle: ({ runtime, query }) => unsubscribe(runtime, query.token),
});
