import { z } from 'zod';

/**
 * The header `Idempotency-Key`: a request that is sent again with the same key gets the same answer and is counted
 * once. Quotation marks around it, which the draft standard requires, are removed.
 */
export const IdempotencyKey = z
	.string()
	.regex(/^"?[\w.:-]{16,128}"?$/, 'must be 16 to 128 letters, digits or . _ : - and as good as random')
	.transform((text) => text.replaceAll('"', ''));
