/**
 * The database could not be reached, or did not answer in time. A write that was under way may have been committed; one
 * that had not been sent was not.
 */
export class DatabaseUnavailableError extends Error {
	override readonly name = 'DatabaseUnavailableError';
	/** Code of the underlying fault, such as `ECONNREFUSED`; `TIMEOUT` when there was no answer. */
	readonly code: string;

	constructor(message: string, { code, cause }: { readonly code: string; readonly cause?: unknown }) {
		super(message, { cause });
		this.code = code;
	}
}
