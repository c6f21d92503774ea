import type { ErrorCode } from './errors.ts';

/**
 * What a schema says of a value that a call is refused for. The code goes to whoever called; any other message is told under
 * the name of its field, as `invalid_input`.
 */
export const refused = (code: ErrorCode): { error: ErrorCode } => ({ error: code });
