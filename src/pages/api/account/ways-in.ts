import { WaysIn } from '#contract/ways-in';
import { listWaysIn } from '#server/account/ways-in';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'session',
	output: WaysIn,
	handle: ({ runtime, caller }) => listWaysIn(runtime, caller),
});
