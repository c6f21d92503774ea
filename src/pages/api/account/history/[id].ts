import { OPERATIONS } from '#contract/operations';
import { forgetHistoryEntry, openHistoryEntry } from '#server/history/history';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.openHistoryEntry, {
	handle: ({ runtime, caller, params }) => openHistoryEntry(runtime, caller.id, params['id'] ?? ''),
});

export const DELETE = route(OPERATIONS.deleteHistoryEntry, {
	handle: ({ runtime, caller, params }) => forgetHistoryEntry(runtime, caller.id, params['id'] ?? ''),
});
