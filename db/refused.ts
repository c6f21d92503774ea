/** What is there cannot be the database of this program; the message says what to do. Nothing was changed. */
export class DatabaseRefusedError extends Error {
	override readonly name = 'DatabaseRefusedError';
}
