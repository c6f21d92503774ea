import { logToStandardError, traceOf } from './log.ts';

/**
 * Logs uncaught errors and lets the server go on. Errors of the log's own stream are dropped: logging them would fail
 * again and so keep the processor busy for ever.
 */
export function surviveStrayErrors(): void {
	for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
	process.on('uncaughtException', (error) => logToStandardError('uncaught_exception', traceOf(error)));
	process.on('unhandledRejection', (reason) => logToStandardError('unhandled_rejection', traceOf(reason)));
}
