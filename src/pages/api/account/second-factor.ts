import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { readSecondFactor, setUpSecondFactor } from '#server/second-factor/set-up';

export const prerender = false;

export const GET = route(OPERATIONS.readSecondFactor, {
	handle: ({ runtime, caller }) => readSecondFactor(runtime, caller),
});

export const POST = route(OPERATIONS.setUpSecondFactor, {
	handle: ({ runtime, caller, input }) => setUpSecondFactor(runtime, caller, input.password),
});
