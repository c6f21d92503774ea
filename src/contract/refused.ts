import type { ErrorCode } from './errors.ts';

/**
 * The error of a schema that refuses a value with a code of the contract. The caller gets the code; any other message
 * goes out under the name of its field, as `invalid_input`.
 */
export const refused = (code: ErrorCode): { error: ErrorCode } => ({ error: code });
