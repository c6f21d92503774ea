import { z } from 'zod';

/** What texts of `content/` are made of, whether the build reads them or the server sends them. */
export const Label = z.string().min(1).max(40);
export const Sentence = z.string().min(1).max(200);
export const Words = z.record(z.string(), Label);
export const Counted = z.strictObject({ one: Sentence, other: Sentence });
