import type { ErrorCode } from '#contract/errors';
import type { ErrorBody } from '#contract/optimise';

export interface AppErrorDetails {
	/** For the log only; never a person's text. */
	readonly because?: string;
	readonly cause?: unknown;
	/** Fields of the answer besides code and sentence. */
	readonly body?: Omit<Partial<ErrorBody>, 'error' | 'message' | 'requestId'>;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with a code from the contract. `errorAnswer` turns the code into a status and a sentence. */
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
