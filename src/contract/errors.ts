/**
 * Every way a call can be refused. The sentence for each stands in `content/errors.yaml` (a code without one fails the
 * build), its HTTP status in `src/server/http/statuses.ts`.
 */
export const ERROR_CODES = [
	'prompt_required',
	'prompt_too_long',
	'invalid_input',
	'invalid_json',
	'malformed_request',
	'unsupported_media_type',
	'body_too_large',
	'not_found',
	'method_not_allowed',
	'wrong_host',
	'foreign_origin',
	'auth_required',
	'invalid_token',
	'session_required',
	'limit_reached',
	'receipt_invalid',
	'answer_required',
	'answer_too_long',
	'display_name_invalid',
	'token_name_invalid',
	'token_limit_reached',
	'template_incomplete',
	'template_too_long',
	'too_many_templates',
	'rate_limited',
	'email_disabled',
	'unavailable',
	'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
