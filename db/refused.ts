/**
 * This program may not use the file or database it found; the message says what to do. Nothing was changed.
 */
export class DatabaseRefusedError extends Error {
	override readonly name = 'DatabaseRefusedError';
}
