import { ConfirmFactorRequest, RecoveryCodes } from '#contract/second-factor';
import { route } from '#server/http/route';
import { confirmSecondFactor } from '#server/second-factor/set-up';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: ConfirmFactorRequest,
	output: RecoveryCodes,
	handle: ({ runtime, caller, input }) => confirmSecondFactor(runtime, caller, input.code),
});
