/**
 * The file or database found is not one that this program may use; the message says what to do. Nothing was changed.
 */
export class DatabaseRefusedError extends Error {
	override readonly name = 'DatabaseRefusedError';
}
