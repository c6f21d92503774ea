import { z } from 'zod';
import content from '#content/errors.yaml';
import { ERROR_CODES, type ErrorCode } from '#contract/errors';

const Sentences = z.strictObject(
	Object.fromEntries(ERROR_CODES.map((code) => [code, z.string().min(1).max(200)])) as Record<ErrorCode, z.ZodString>,
);

/** The sentence for each error code. Throws at the start when a code has no sentence, or a sentence has no code. */
export const SENTENCES: Readonly<Record<ErrorCode, string>> = Sentences.parse(content);
