import { z } from 'zod';

/** The answer of a call that returns no data. */
export const Done = z.strictObject({ ok: z.literal(true) });
export type Done = z.infer<typeof Done>;
