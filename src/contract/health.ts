import { z } from 'zod';

/** `GET /api/health`: succeeds only after a write was committed; otherwise `unavailable` (503). */
export const HealthResponse = z.strictObject({
	status: z.literal('ok'),
	/** Names of the caps for all visitors that are exhausted now. */
	capsMet: z.array(z.string()),
});
export type HealthResponse = z.infer<typeof HealthResponse>;
