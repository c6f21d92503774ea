import type { ReadingInput } from '#engine/proposals/reading-input';
import { type CircuitBreaker, startBreaker } from './circuit-breaker.ts';
import { type Asking, isPassing, type Reader, ReaderError, type ReaderPart } from './reader.ts';

const TRIES = 2;
const FIRST_WAIT_MS = 400;
/** Longest wait before a second try. If it would be longer, the next reader is asked. */
const LONGEST_WAIT_MS = 3000;

export interface Surroundings {
	readonly now: () => Date;
	/** Returns a random number, 0 to 1, so that calls that failed together are not repeated together. */
	readonly chance: () => number;
	/** Rejects when the signal is aborted. */
	readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

interface Guarded {
	readonly reader: Reader;
	readonly breaker: CircuitBreaker;
}

/**
 * Combines several readers into one. Each is tried at most twice, then the next one. Once a reader has proposed
 * something, no other is asked: its proposals stay valid, and a later fault is thrown.
 */
export function inTurn(readers: readonly Reader[], surroundings: Surroundings): Reader {
	const guarded = readers.map((reader): Guarded => ({ reader, breaker: startBreaker() }));
	return {
		id: readers.map(({ id }) => id).join(', '),
		async *propose(input, asking) {
			let last = new ReaderError('overloaded');
			for (const one of guarded) {
				if (!one.breaker.mayCall(surroundings.now())) continue;
				const said = { any: false };
				try {
					yield* askOne(one, surroundings, { input, asking, said });
					return;
				} catch (error) {
					if (!(error instanceof ReaderError)) throw error;
					last = error;
					if (said.any || error.fault === 'aborted') break;
				}
			}
			throw last;
		},
	};
}

interface Request {
	readonly input: ReadingInput;
	readonly asking: Asking;
	readonly said: { any: boolean };
}

async function* askOne(
	{ reader, breaker }: Guarded,
	{ now, chance, wait }: Surroundings,
	{ input, asking, said }: Request,
): AsyncGenerator<ReaderPart> {
	for (let tried = 1; ; tried += 1) {
		try {
			for await (const part of reader.propose(input, asking)) {
				// Misshapen parts do not count, because nobody has seen them.
				said.any ||= part.is === 'proposal';
				yield part;
			}
			breaker.succeeded();
			return;
		} catch (error) {
			if (!(error instanceof ReaderError) || error.fault === 'aborted') throw error;
			breaker.failed(now(), error.retryAfterMs);
			const waitMs = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (tried - 1) * (0.5 + chance());
			if (said.any || tried >= TRIES || !isPassing(error.fault) || waitMs > LONGEST_WAIT_MS) throw error;
			await wait(waitMs, asking.signal).catch(() => {
				throw new ReaderError('aborted');
			});
		}
	}
}
