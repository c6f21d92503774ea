import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { HealthResponse } from './health.ts';
import { OptimiseRequest, OptimiseResponse } from './optimise.ts';

export interface Operation {
	readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
	readonly path: string;
	readonly summary: string;
	readonly input?: z.ZodType;
	readonly output: z.ZodType;
	/** Beside those that every call can meet. */
	readonly errors: readonly ErrorCode[];
}

/** What any call can be refused with. */
export const COMMON_ERRORS = [
	'malformed_request',
	'wrong_host',
	'not_found',
	'method_not_allowed',
	'invalid_token',
	'unavailable',
	'internal',
] as const satisfies readonly ErrorCode[];

/** What a call with a body can be refused with besides. */
export const BODY_ERRORS = [
	'invalid_input',
	'invalid_json',
	'unsupported_media_type',
	'body_too_large',
	'foreign_origin',
	'rate_limited',
] as const satisfies readonly ErrorCode[];

/** The API as published: the document at `/api/openapi.json` is made from this, and a test holds the routes to it. */
export const OPERATIONS = {
	optimise: {
		method: 'post',
		path: '/api/optimise',
		summary:
			'Rewrites a rough text into a structured prompt, or asks one question back. Only a delivered prompt counts.',
		input: OptimiseRequest,
		output: OptimiseResponse,
		errors: ['prompt_required', 'prompt_too_long', 'auth_required', 'limit_reached'],
	},
	health: {
		method: 'get',
		path: '/api/health',
		summary: 'Says whether the server can commit a write.',
		output: HealthResponse,
		errors: [],
	},
	openapi: {
		method: 'get',
		path: '/api/openapi.json',
		summary: 'This document.',
		output: z.looseObject({}),
		errors: [],
	},
} as const satisfies Readonly<Record<string, Operation>>;
