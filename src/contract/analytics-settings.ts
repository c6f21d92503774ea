import { z } from 'zod';

/** `GET /api/analytics`: the measuring services besides this server. Pages call it only after consent. */
export const AnalyticsSettings = z.strictObject({
	ga4Id: z.string().nullable(),
	adsId: z.string().nullable(),
	/** Label of the conversion for a new account. */
	adsLabel: z.string().nullable(),
});
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>;
