import { z } from 'zod';
import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { AnalyticsSettings } from './analytics-settings.ts';
import { AUTH_OPERATIONS } from './auth-operations.ts';
import { BILLING_OPERATIONS } from './billing-operations.ts';
import { ReadingMeans, ReadingRequest, ReadingResponse } from './browser-reading.ts';
import { CheckAnswerRequest, CheckAnswerResponse } from './check-answer.ts';
import { Done } from './done.ts';
import type { ErrorCode } from './errors.ts';
import { EventsRequest } from './events.ts';
import { FEEDBACK_OPERATIONS } from './feedback-operations.ts';
import { HealthResponse } from './health.ts';
import { HISTORY_OPERATIONS } from './history-operations.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import type { Access, Operation } from './operation.ts';
import { OptimiseRequest, OptimiseResponse } from './optimise.ts';
import { STREAM_EVENTS } from './optimise-stream.ts';
import { PASSKEY_OPERATIONS } from './passkey-operations.ts';
import { PROVIDER_OPERATIONS } from './provider-operations.ts';
import { ReviseRequest, ReviseResponse } from './revise.ts';
import { SECOND_FACTOR_OPERATIONS } from './second-factor-operations.ts';
import { TEMPLATE_OPERATIONS } from './template-operations.ts';
import { UPDATES_OPERATIONS } from './updates-operations.ts';
import { WelcomeRequest, WelcomeResponse } from './welcome.ts';

/** Error codes of any call. */
export const COMMON_ERRORS = [
	'malformed_request',
	'wrong_host',
	'not_found',
	'method_not_allowed',
	'invalid_token',
	'unavailable',
	'internal',
] as const satisfies readonly ErrorCode[];

/** Further error codes where a caller is required. */
export const ACCESS_ERRORS = {
	anyone: [],
	'signed-in': ['auth_required'],
	account: ['auth_required', 'token_scope'],
	session: ['auth_required', 'session_required'],
} as const satisfies Readonly<Record<Access, readonly ErrorCode[]>>;

/** Further error codes of a call with a query. */
export const QUERY_ERRORS = ['invalid_input'] as const satisfies readonly ErrorCode[];

/** Further error codes of a call that may change something. */
export const WRITE_ERRORS = ['foreign_origin', 'rate_limited'] as const satisfies readonly ErrorCode[];

/** Further error codes of a call with a body. */
export const BODY_ERRORS = [
	'invalid_input',
	'invalid_json',
	'unsupported_media_type',
	'body_too_large',
] as const satisfies readonly ErrorCode[];

/** All operations of the API. `/api/openapi.json` is generated from them, and a test checks that the routes match. */
export const OPERATIONS = {
	optimise: {
		method: 'post',
		path: '/api/optimise',
		access: 'anyone',
		summary:
			'Rewrites a rough text into a structured prompt, or asks up to three questions back. Only a rewritten prompt counts; with an Idempotency-Key it counts once, however often it is sent within a day.',
		input: OptimiseRequest,
		output: OptimiseResponse,
		events: STREAM_EVENTS,
		headers: { 'Idempotency-Key': IdempotencyKey },
		errors: ['prompt_required', 'prompt_too_long', 'auth_required', 'limit_reached', 'idempotency_key_reused'],
	},
	revise: {
		method: 'post',
		path: '/api/optimise/revise',
		access: 'anyone',
		summary:
			'Renders an earlier result anew: changes taken back, assumptions settled, shorter, or for another model. Nothing is counted.',
		input: ReviseRequest,
		output: ReviseResponse,
		errors: ['prompt_required', 'prompt_too_long', 'receipt_invalid'],
	},
	readingMeans: {
		method: 'get',
		path: '/api/optimise/reading',
		access: 'anyone',
		summary: "What a page needs to have a request read by the browser's own model: words, instruction, schema.",
		output: ReadingMeans,
		errors: [],
	},
	readInBrowser: {
		method: 'post',
		path: '/api/optimise/reading',
		access: 'anyone',
		summary:
			"For a model on the person's own machine: what it is given of an earlier result, and what of its proposals the engine passes. Nothing is kept or counted.",
		input: ReadingRequest,
		output: ReadingResponse,
		errors: ['prompt_required', 'prompt_too_long', 'receipt_invalid'],
	},
	checkAnswer: {
		method: 'post',
		path: '/api/check-answer',
		access: 'anyone',
		summary:
			"Holds a model's answer against the rules the text sets and the circumstances it tells of. Nothing is kept or counted.",
		input: CheckAnswerRequest,
		output: CheckAnswerResponse,
		errors: ['prompt_required', 'prompt_too_long', 'answer_required', 'answer_too_long'],
	},
	welcome: {
		method: 'post',
		path: '/api/emails/welcome',
		access: 'account',
		summary: 'Sends the welcome mail to the signed-in account: once, however often it is asked for.',
		input: WelcomeRequest,
		output: WelcomeResponse,
		errors: ['email_disabled'],
	},
	...AUTH_OPERATIONS,
	...PROVIDER_OPERATIONS,
	...PASSKEY_OPERATIONS,
	...SECOND_FACTOR_OPERATIONS,
	...ACCOUNT_OPERATIONS,
	...BILLING_OPERATIONS,
	...HISTORY_OPERATIONS,
	...TEMPLATE_OPERATIONS,
	...UPDATES_OPERATIONS,
	...FEEDBACK_OPERATIONS,
	recordEvents: {
		method: 'post',
		path: '/api/events',
		access: 'anyone',
		summary: 'Takes what was used in a visit that allowed it. No account, address or browser is kept with it.',
		input: EventsRequest,
		output: Done,
		errors: [],
	},
	analytics: {
		method: 'get',
		path: '/api/analytics',
		access: 'anyone',
		summary: 'Names the measuring services of this site, for a browser that allowed them; null for none.',
		output: AnalyticsSettings,
		errors: [],
	},
	health: {
		method: 'get',
		path: '/api/health',
		access: 'anyone',
		summary: 'Says whether the server can commit a write.',
		output: HealthResponse,
		errors: [],
	},
	openapi: {
		method: 'get',
		path: '/api/openapi.json',
		access: 'anyone',
		summary: 'This document.',
		output: z.looseObject({}),
		errors: [],
	},
} as const satisfies Readonly<Record<string, Operation>>;
