import { z } from 'zod';

/** Building blocks of the schemas for texts in `content/`, for the build and the server alike. */
export const Label = z.string().min(1).max(40);
export const Sentence = z.string().min(1).max(200);
export const Words = z.record(z.string(), Label);
export const Counted = z.strictObject({ one: Sentence, other: Sentence });
