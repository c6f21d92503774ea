import { CodeOrPassword, RecoveryCodes } from '#contract/second-factor';
import { route } from '#server/http/route';
import { renewRecoveryCodes } from '#server/second-factor/change';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: CodeOrPassword,
	output: RecoveryCodes,
	handle: ({ runtime, caller, input }) => renewRecoveryCodes(runtime, caller, input),
});
