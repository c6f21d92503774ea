import { z } from 'zod';

/** A text without invisible characters, and without white space at its ends. */
export const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();

/**
 * Schema of a name: one line, without characters that cannot be stored, and not only invisible ones. Empty text passes.
 */
export const oneLine = (fault: { readonly error: string }, maxChars: number): z.ZodType<string, string> =>
	z
		.string(fault)
		.trim()
		.max(maxChars, { ...fault, abort: true })
		.refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text), fault)
		.refine((text) => text === '' || visible(text) !== '', fault);
