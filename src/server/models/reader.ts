import type { Proposal } from '#engine/proposals/proposal';
import type { ReadingInput } from '#engine/proposals/reading-input';
import type { Tokens } from './model-catalogue.ts';

/** What a reader says, piece by piece: a proposal that has its shape, or one that has not. */
export type ReaderPart = { readonly is: 'proposal'; readonly proposal: Proposal } | { readonly is: 'misshapen' };

export interface Asking {
	/** Aborted: nobody waits for it any more. */
	readonly signal: AbortSignal;
	/** Told of every call when it is over, however it ended. */
	readonly taken: (tokens: Tokens, reader: string) => void;
}

/**
 * Something that reads a request and proposes what to ask and to offer: a hosted model, one on this network, a double in a
 * test. It decides nothing: every proposal goes through the engine's guards.
 */
export interface Reader {
	/** `openai gpt-…`: for figures, never shown with a text. */
	readonly id: string;
	/** Ends when the reader has said all, throws `ReaderError`, and stops at once when the signal is aborted. */
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
	/** How long it asks to be left alone. */
	readonly retryAfterMs: number | null;

	constructor(fault: ReaderFault, { retryAfterMs = null }: { readonly retryAfterMs?: number | null } = {}) {
		super(`the model gave no answer: ${fault}`);
		this.fault = fault;
		this.retryAfterMs = retryAfterMs;
	}
}

/** A second attempt may help; a refusal or a missing shape would come again. */
export const isPassing = (fault: ReaderFault): boolean =>
	['silent', 'slow', 'unreachable', 'overloaded'].includes(fault);
