import { z } from 'zod';

/** `GET /api/analytics`: services that measure beside the server itself. Called after consent alone. */
export const AnalyticsSettings = z.strictObject({
	ga4Id: z.string().nullable(),
	adsId: z.string().nullable(),
	/** Label of the conversion for a new account. */
	adsLabel: z.string().nullable(),
});
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>;
