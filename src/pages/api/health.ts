import { HealthResponse } from '#contract/health';
import { checkHealth } from '#server/health';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'anyone',
	output: HealthResponse,
	handle: ({ runtime }) => checkHealth(runtime),
});
