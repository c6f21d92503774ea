import { z } from 'zod';

/** A name somebody gives: one line without characters that cannot be seen or kept. Empty text passes. */
export const oneLine = (error: string, maxChars: number): z.ZodType<string, string> =>
	z
		.string({ error })
		.trim()
		.max(maxChars, { error, abort: true })
		.refine((text) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text), { error });
