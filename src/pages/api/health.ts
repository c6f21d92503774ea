import { OPERATIONS } from '#contract/operations';
import { checkHealth } from '#server/health';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.health, {
	handle: ({ runtime }) => checkHealth(runtime),
});
