import { OPERATIONS } from '#contract/operations';
import { USAGE_SENTENCES } from '#server/account/usage-sentences';
import { summariseUsage } from '#server/account/usage-summary';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.readUsage, {
	refusal: { sentences: USAGE_SENTENCES },
	handle: ({ runtime, caller }) => summariseUsage(runtime, caller),
});
