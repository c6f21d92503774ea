import { OPERATIONS } from '#contract/operations';
import { StreamedAnswer, wantsStream } from '#server/http/event-stream';
import { route } from '#server/http/route';
import { optimiseFor } from '#server/optimise/optimise-for';
import { optimiseStream } from '#server/optimise/optimise-stream';
import { OPTIMISER_SENTENCES } from '#server/optimise/optimiser-sentences';
import { rememberVisitor } from '#server/visitor';

export const prerender = false;

export const POST = route(OPERATIONS.optimise, {
	refusal: { sentences: OPTIMISER_SENTENCES },
	async handle(call) {
		const { runtime, caller, input, requestId, request } = call;
		const header = request.header('idempotency-key');
		if (wantsStream(request)) {
			rememberVisitor(call);
			return new StreamedAnswer(await optimiseStream(runtime, caller, { ...input, requestId, header }));
		}
		const delivered = await optimiseFor(runtime, caller, { ...input, requestId, header });
		rememberVisitor({ ...call, caller: delivered.caller });
		return delivered.answer;
	},
});
