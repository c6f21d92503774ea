import { OPERATIONS } from '#contract/operations';
import { listWaysIn } from '#server/account/ways-in';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.listWaysIn, {
	handle: ({ runtime, caller }) => listWaysIn(runtime, caller),
});
