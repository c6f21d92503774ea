import { Done } from '#contract/done';
import { CodeOrPassword } from '#contract/second-factor';
import { route } from '#server/http/route';
import { turnOffSecondFactor } from '#server/second-factor/change';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: CodeOrPassword,
	output: Done,
	handle: ({ runtime, caller, input }) => turnOffSecondFactor(runtime, caller, input),
});
