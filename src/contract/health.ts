import { z } from 'zod';

/** `GET /api/health`: answered only after a write was committed; otherwise `unavailable` (503). */
export const HealthResponse = z.strictObject({ status: z.literal('ok') });
export type HealthResponse = z.infer<typeof HealthResponse>;
