import { UnsubscribeQuery, UnsubscribeResponse } from '#contract/updates';
import { route } from '#server/http/route';
import { unsubscribe } from '#server/updates/unsubscribe';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	isForAnySite: true,
	query: UnsubscribeQuery,
	output: UnsubscribeResponse,
	handle: ({ runtime, query }) => unsubscribe(runtime, query.token),
});
