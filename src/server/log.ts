export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;
export type Log = (event: string, fields?: LogFields) => void;

/** Writes one line of JSON for each event to standard error. Never pass a prompt, token, cookie or address. */
export const logToStandardError: Log = (event, fields = {}) => {
	process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields })}\n`);
};

/**
 * The parts of an unexpected error that may be logged: its kind and where it was thrown. The message is left out
 * because it may quote a person's text, as that of `JSON.parse` does.
 */
export function traceOf(error: unknown): LogFields {
	if (!(error instanceof Error)) return { kind: typeof error };
	const stack = error.stack ?? '';
	const afterMessage = stack.slice(stack.indexOf(error.message) + error.message.length);
	const frames = afterMessage.split('\n').filter((line) => line.startsWith('    at '));
	const faultCode = 'code' in error ? String(error.code) : undefined;
	return {
		kind: error.name,
		faultCode,
		where: frames
			.slice(0, 6)
			.map((frame) => frame.trim())
			.join(' < '),
	};
}
