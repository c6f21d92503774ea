import { z } from 'zod';

/** Schemas for texts in `content/`, shared by the build and the server. */
export const Label = z.string().min(1).max(40);
export const Sentence = z.string().min(1).max(200);
export const Words = z.record(z.string(), Label);
export const Counted = z.strictObject({ one: Sentence, other: Sentence });
