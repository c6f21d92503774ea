import { z } from 'zod';

/** The visible part of a text: without white space at its ends and without invisible characters. */
export const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();

/**
 * A name: one line without characters that cannot be stored, and not only of invisible ones. Empty
 * text passes.
 */
export const oneLine = (fault: { readonly error: string }, maxChars: number): z.ZodType<string, string> =>
	z
		.string(fault)
		.trim()
		.max(maxChars, { ...fault, abort: true })
		.refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text), fault)
		.refine((text) => text === '' || visible(text) !== '', fault);
