import { z } from 'zod';

/** `GET /api/analytics`: services that measure beside the server itself. Called after consent alone. */
export const AnalyticsSettings = z.strictObject({
	ga4Id: z.string().nullable(),
	adsId: z.string().nullable(),
	/** Of the conversion that a new account is. */
	adsLabel: z.string().nullable(),
});
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>;
