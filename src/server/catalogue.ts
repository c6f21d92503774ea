import { z } from 'zod';
import content from '#content/plans.yaml';

const Limit = z.int().min(0);

export const Catalogue = z.strictObject({
	quota: z.strictObject({ period: z.enum(['week', 'day']), timeZone: z.string().min(1) }),
	anonymous: z.strictObject({ limit: Limit, networkLimit: Limit }),
	free: z.strictObject({ label: z.string(), pricePence: z.int().min(0), limit: Limit }),
	pro: z.strictObject({
		label: z.string(),
		/** null: unlimited */
		limit: Limit.nullable(),
		monthlyPence: z.int().min(0),
		annualPence: z.int().min(0),
	}),
	/** By modifier, the values open to everyone; a modifier that is not named is Pro only. */
	freeModifiers: z.record(z.string(), z.array(z.string()).min(1)),
});
export type Catalogue = z.infer<typeof Catalogue>;

/** Prices, limits and free choices, as the editors wrote them. */
export const CATALOGUE: Catalogue = Catalogue.parse(content);
