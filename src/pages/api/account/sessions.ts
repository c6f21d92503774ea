import { OPERATIONS } from '#contract/operations';
import { endOtherSessionsOf, listSessions } from '#server/account/sessions';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.listSessions, {
	handle: ({ runtime, caller }) => listSessions(runtime, caller),
});

export const DELETE = route(OPERATIONS.endOtherSessions, {
	handle: ({ runtime, caller }) => endOtherSessionsOf(runtime, caller),
});
