import { OPERATIONS } from '#contract/operations';
import { forgetHistory, listHistory } from '#server/history/history';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.listHistory, {
	handle: ({ runtime, caller, query }) => listHistory(runtime, caller.id, query),
});

export const DELETE = route(OPERATIONS.deleteHistory, {
	handle: ({ runtime, caller }) => forgetHistory(runtime, caller.id),
});
