import { createHash } from 'node:crypto';
import type { World } from '../state/world.ts';
import type { ApiAnswer, ApiRequest } from './api-message.ts';
import { invalid, StripeFault } from './stripe-fault.ts';

/**
 * Returns the stored answer for a known key, including refused cards and faults of Stripe. As with Stripe, a request
 * with a wrong parameter or a missing object does not use up its key.
 */
export function withIdempotency(world: World, request: ApiRequest, perform: () => ApiAnswer): ApiAnswer {
	const key = request.idempotencyKey;
	world.requestKey = key;
	if (key === null || request.method !== 'POST') return perform();
	if (key.length > 255) throw invalid('Idempotency keys must be at most 255 characters long.');
	const id = `key_${hashOf(key)}`;
	const kept = world.find('emulator.answer', id);
	const asked = fingerprint(request);
	if (kept && kept.request !== asked) throw mismatch(key);
	if (kept) return { status: kept.status, body: kept.body, isReplayed: true };
	const answer = answerOf(perform);
	world.put({ ...answer, id, object: 'emulator.answer', request: asked, created: world.now });
	return answer;
}

const HAD_BEGUN: readonly number[] = [402, 500];

function answerOf(perform: () => ApiAnswer): ApiAnswer {
	try {
		return perform();
	} catch (error) {
		if (error instanceof StripeFault && HAD_BEGUN.includes(error.status))
			return { status: error.status, body: error.body };
		throw error;
	}
}

const fingerprint = ({ method, path, body }: ApiRequest): string => hashOf(`${method} ${path}\n${body}`);

/** A hash, because keys and bodies may contain personal data. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const mismatch = (key: string): StripeFault =>
	new StripeFault(400, {
		type: 'idempotency_error',
		message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
	});
