import type { ErrorCode } from '#contract/errors';
import type { ErrorBody } from '#contract/optimise';
import { AppError } from '../errors.ts';
import { type Log, traceOf } from '../log.ts';
import { SENTENCES } from '../sentences.ts';
import type { TextAnswer } from './api-message.ts';
import { JsonText } from './json-text.ts';
import { STATUSES } from './statuses.ts';

interface JsonAnswerDetails {
	readonly requestId: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly cookies?: readonly string[];
}

export function jsonAnswer(
	status: number,
	body: unknown,
	{ requestId, headers = {}, cookies = [] }: JsonAnswerDetails,
): TextAnswer {
	return {
		status,
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			'Cache-Control': 'no-store',
			'X-Request-Id': requestId,
			...(cookies.some(isSessionTaken) && { 'Clear-Site-Data': '"cache"' }),
			...headers,
		},
		cookies,
		body: body instanceof JsonText ? body.text : JSON.stringify(body),
	};
}

/**
 * Whether a cookie signs the person out. The browser is then told to drop its cached pages, so that Back does not show
 * them.
 */
const isSessionTaken = (cookie: string): boolean => /^(?:__Host-)?ploop_session=;/.test(cookie);

/** How a route's refusals differ: `mark` is added to the body, `sentences` replace the general ones. */
export interface Refusal {
	readonly mark?: { readonly ok: false } | { readonly success: false };
	readonly sentences?: Readonly<Partial<Record<ErrorCode, string>>>;
}

interface ErrorAnswerDetails {
	readonly requestId: string;
	readonly log: Log;
	readonly cookies?: readonly string[];
	readonly refusal?: Refusal | undefined;
}

/** The answer to a refusal. An unexpected error is logged and answered with a silent 500. */
export function errorAnswer(
	error: unknown,
	{ requestId, log, cookies = [], refusal: own }: ErrorAnswerDetails,
): TextAnswer {
	const refusal = asAppError(error);
	const { code, details } = refusal;
	const status = STATUSES[code];
	if (status >= 500) {
		log('request_failed', { requestId, code, because: details.because, ...traceOf(details.cause ?? error) });
	}
	const message = own?.sentences?.[code] ?? SENTENCES[code];
	const body: ErrorBody = { error: code, message, requestId, ...own?.mark, ...details.body };
	return jsonAnswer(status, body, { requestId, headers: details.headers ?? {}, cookies });
}

/** Names of database errors, because a dependency may have its own copy of the class. */
const DATABASE_ERRORS = ['DatabaseBusyError', 'DatabaseUnavailableError', 'LibsqlError', 'LibsqlBatchError'];

/**
 * Turns any error into an `AppError`. A busy or unreachable database gets `unavailable`, because trying again helps.
 */
function asAppError(error: unknown): AppError {
	if (error instanceof AppError) return error;
	const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
	const name = error instanceof Error ? error.name : '';
	const isDatabase = DATABASE_ERRORS.includes(name) || /^(SQLITE|HRANA)_/.test(code);
	if (isDatabase) return new AppError('unavailable', { cause: error, headers: { 'Retry-After': '5' } });
	return new AppError('internal', { cause: error });
}
