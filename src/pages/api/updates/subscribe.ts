import { SubscribeRequest, SubscribeResponse } from '#contract/updates';
import { route } from '#server/http/route';
import { subscribe } from '#server/updates/subscribe';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: SubscribeRequest,
	output: SubscribeResponse,
	handle: ({ runtime, input, request }) => subscribe(runtime, input.email, request.clientAddress),
});
