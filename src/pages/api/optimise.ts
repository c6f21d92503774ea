import { OptimiseRequest, OptimiseResponse } from '#contract/optimise';
import { route } from '#server/http/route';
import { optimiseFor } from '#server/optimise/optimise-for';
import { OPTIMISER_SENTENCES } from '#server/optimise/optimiser-sentences';
import { rememberVisitor } from '#server/visitor';

export const prerender = false;

export const POST = route({
	access: 'anyone',
	input: OptimiseRequest,
	output: OptimiseResponse,
	refusal: { sentences: OPTIMISER_SENTENCES },
	async handle(call) {
		const answer = await optimiseFor(call.runtime, call.caller, { ...call.input, requestId: call.requestId });
		rememberVisitor(call);
		return answer;
	},
});
