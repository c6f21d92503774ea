import { SecondFactor, SetUp, SetUpRequest } from '#contract/second-factor';
import { route } from '#server/http/route';
import { readSecondFactor, setUpSecondFactor } from '#server/second-factor/set-up';

export const prerender = false;

export const GET = route({
	access: 'session',
	output: SecondFactor,
	handle: ({ runtime, caller }) => readSecondFactor(runtime, caller),
});

export const POST = route({
	access: 'session',
	input: SetUpRequest,
	output: SetUp,
	handle: ({ runtime, caller, input }) => setUpSecondFactor(runtime, caller, input.password),
});
