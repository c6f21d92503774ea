import type { ErrorCode } from '#contract/errors';

/** The HTTP status of each error code: the only such table. */
export const STATUSES: Readonly<Record<ErrorCode, number>> = {
	prompt_required: 400,
	prompt_too_long: 400,
	invalid_input: 400,
	invalid_json: 400,
	malformed_request: 400,
	unsupported_media_type: 415,
	body_too_large: 413,
	not_found: 404,
	method_not_allowed: 405,
	wrong_host: 421,
	foreign_origin: 403,
	auth_required: 401,
	invalid_token: 401,
	session_required: 403,
	limit_reached: 429,
	receipt_invalid: 403,
	answer_required: 400,
	answer_too_long: 400,
	rate_limited: 429,
	email_disabled: 503,
	unavailable: 503,
	internal: 500,
};
