import { Done } from '#contract/done';
import { HistoryPage, HistoryQuery } from '#contract/history';
import { forgetHistory, listHistory } from '#server/history/history';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'account',
	query: HistoryQuery,
	output: HistoryPage,
	handle: ({ runtime, caller, query }) => listHistory(runtime, caller.id, query),
});

export const DELETE = route({
	access: 'account',
	output: Done,
	handle: ({ runtime, caller }) => forgetHistory(runtime, caller.id),
});
