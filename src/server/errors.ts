import type { ErrorCode } from '#contract/errors';
import type { ErrorBody } from '#contract/optimise';

export interface AppErrorDetails {
	/** For the log only; never a person's text. */
	readonly because?: string;
	readonly cause?: unknown;
	/** What goes into the answer beside code and sentence. */
	readonly body?: Omit<Partial<ErrorBody>, 'error' | 'message' | 'requestId'>;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with a code from the contract. The edge turns the code into a status and a sentence. */
export class AppError extends Error {
	override readonly name = 'AppError';
	readonly code: ErrorCode;
	readonly details: AppErrorDetails;

	constructor(code: ErrorCode, details: AppErrorDetails = {}) {
		super(details.because ?? code, { cause: details.cause });
		this.code = code;
		this.details = details;
	}
}
