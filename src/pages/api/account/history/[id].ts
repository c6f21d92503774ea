import { Done } from '#contract/done';
import { OpenedEntry } from '#contract/history';
import { forgetHistoryEntry, openHistoryEntry } from '#server/history/history';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'account',
	output: OpenedEntry,
	handle: ({ runtime, caller, params }) => openHistoryEntry(runtime, caller.id, params['id'] ?? ''),
});

export const DELETE = route({
	access: 'account',
	output: Done,
	handle: ({ runtime, caller, params }) => forgetHistoryEntry(runtime, caller.id, params['id'] ?? ''),
});
