import { SessionList } from '#contract/account-sessions';
import { Done } from '#contract/done';
import { endOtherSessionsOf, listSessions } from '#server/account/sessions';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'session',
	output: SessionList,
	handle: ({ runtime, caller }) => listSessions(runtime, caller),
});

export const DELETE = route({
	access: 'session',
	output: Done,
	handle: ({ runtime, caller }) => endOtherSessionsOf(runtime, caller),
});
