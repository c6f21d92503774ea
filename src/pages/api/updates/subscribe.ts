import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { subscribe } from '#server/updates/subscribe';

export const prerender = false;

export const POST = route(OPERATIONS.subscribeToUpdates, {
	handle: ({ runtime, input, request }) => subscribe(runtime, input.email, request.clientAddress),
});
