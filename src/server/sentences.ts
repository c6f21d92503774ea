import { z } from 'zod';
import content from '#content/errors.yaml';
import { ERROR_CODES, type ErrorCode } from '#contract/errors';

const Sentences = z.strictObject(
	Object.fromEntries(ERROR_CODES.map((code) => [code, z.string().min(1).max(200)])) as Record<ErrorCode, z.ZodString>,
);

/** What a person reads for each error code. A code without a sentence, or a sentence without a code, stops the start. */
export const SENTENCES: Readonly<Record<ErrorCode, string>> = Sentences.parse(content);
