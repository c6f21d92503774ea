import { UsageSummary } from '#contract/usage-summary';
import { summariseUsage } from '#server/account/usage-summary';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'signed-in',
	output: UsageSummary,
	handle: ({ runtime, caller }) => summariseUsage(runtime, caller),
});
