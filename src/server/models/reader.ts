import type { Proposal } from '#engine/proposals/proposal';
import type { ReadingInput } from '#engine/proposals/reading-input';
import type { Tokens } from './model-catalogue.ts';

/** A piece of a reader's answer: a proposal, or an item of another shape. */
export type ReaderPart = { readonly is: 'proposal'; readonly proposal: Proposal } | { readonly is: 'misshapen' };

export interface Asking {
	/** Aborted when nobody waits for the answer any more. */
	readonly signal: AbortSignal;
	/** Called after every call, however it ended. */
	readonly taken: (tokens: Tokens, reader: string) => void;
}

/**
 * Reads a request and proposes questions and lines, such as a language model does. Every proposal must pass the
 * engine's guards.
 */
export interface Reader {
	/** Name for statistics, such as `openai gpt-…`. */
	readonly id: string;
	/**
	 * Yields the parts of the answer until it is complete. Stops at once when the signal is aborted. Throws
	 * `ReaderError`.
	 */
	propose(input: ReadingInput, asking: Asking): AsyncIterable<ReaderPart>;
}

/** The reason why a reader gave nothing, or nothing more. */
export type ReaderFault =
	| 'silent'
	| 'slow'
	| 'too_long'
	| 'unreachable'
	| 'refused'
	| 'overloaded'
	| 'misshapen'
	| 'aborted';

export class ReaderError extends Error {
	override readonly name = 'ReaderError';
	readonly fault: ReaderFault;
	/** The pause that the provider asks for. */
	readonly retryAfterMs: number | null;

	constructor(fault: ReaderFault, { retryAfterMs = null }: { readonly retryAfterMs?: number | null } = {}) {
		super(`the model gave no answer: ${fault}`);
		this.fault = fault;
		this.retryAfterMs = retryAfterMs;
	}
}

/** Whether a second try may help. After a refusal or a misshapen answer it would not. */
export const isPassing = (fault: ReaderFault): boolean =>
	['silent', 'slow', 'unreachable', 'overloaded'].includes(fault);
