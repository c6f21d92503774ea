import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.analytics, {
	handle: async ({ runtime }) => runtime.analytics,
});
