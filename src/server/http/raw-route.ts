import type { z } from 'zod';
import type { Operation } from '#contract/operation';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiRequest } from './api-message.ts';
import { errorAnswer, jsonAnswer } from './json-answer.ts';
import { refuseForeignOrigin } from './origin-check.ts';
import type { Endpoint } from './route.ts';

export interface RawCall {
	readonly runtime: Runtime;
	/** The body as received, byte for byte. */
	readonly body: Buffer;
	readonly request: ApiRequest;
}

interface RawHandling<O extends Operation> {
	readonly mostBytes: number;
	/** Throws when the headers show that the request is not from the service. Its body is then not read. */
	readonly admit: (request: ApiRequest) => void;
	readonly handle: (call: RawCall) => Promise<z.input<O['output']>>;
}

/**
 * A route for a service that signs its requests. The handler gets the raw body, because the signature is over its
 * bytes. The signature proves the sender, so neither session nor burst limit is checked.
 */
export const rawRoute = <O extends Operation>(
	operation: O,
	{ mostBytes, admit, handle }: RawHandling<O>,
): Endpoint => ({
	operation,
	async answer(request, runtime) {
		const requestId = timeOrderedId(runtime.now(), randomBytes(10));
		try {
			refuseForeignOrigin(request, runtime.publicOrigin);
			admit(request);
			const body = await request.readBody(mostBytes);
			return jsonAnswer(200, await handle({ runtime, body, request }), { requestId });
		} catch (error) {
			return errorAnswer(error, { requestId, log: runtime.log });
		}
	},
});
