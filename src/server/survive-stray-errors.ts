import { logToStandardError, traceOf } from './log.ts';

/**
 * The last resort: one line in the log, and the server goes on for all other visitors. Where nobody reads the log any more, its
 * errors are dropped: told as stray errors they would be logged, fail again and so keep the processor busy for ever.
 */
export function surviveStrayErrors(): void {
	for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
	process.on('uncaughtException', (error) => logToStandardError('uncaught_exception', traceOf(error)));
	process.on('unhandledRejection', (reason) => logToStandardError('unhandled_rejection', traceOf(reason)));
}
