import type { ErrorCode } from './errors.ts';

/**
 * Schema option that refuses a value with an error code. Other messages of schemas become `invalid_input` with the
 * field's name.
 */
export const refused = (code: ErrorCode): { error: ErrorCode } => ({ error: code });
