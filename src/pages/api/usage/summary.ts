import { UsageSummary } from '#contract/usage-summary';
import { USAGE_SENTENCES } from '#server/account/usage-sentences';
import { summariseUsage } from '#server/account/usage-summary';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'signed-in',
	output: UsageSummary,
	refusal: { sentences: USAGE_SENTENCES },
	handle: ({ runtime, caller }) => summariseUsage(runtime, caller),
});
