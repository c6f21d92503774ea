import { CATALOGUE, type Catalogue } from '#server/catalogue';

const { anonymous, free, pro } = CATALOGUE;

/**
 * The site's catalogue with numbers and free choices for tests, so that an editor may change those
 * in `content/plans.yaml` without affecting tests of limits.
 */
export const TEST_CATALOGUE: Catalogue = {
	...CATALOGUE,
	quota: { period: 'week', timeZone: 'Europe/London' },
	anonymous: { ...anonymous, limit: 1, networkLimit: 20 },
	free: { ...free, pricePence: 0, limit: 3 },
	pro: {
		...pro,
		limit: null,
		monthly: { ...pro.monthly, pence: 499, lookupKey: 'pro_monthly' },
		annual: { ...pro.annual, pence: 4800, lookupKey: 'pro_annual' },
	},
	freeModifiers: {
		tone: ['executive', 'friendly', 'academic'],
		format: ['paragraph', 'bullets', 'table'],
		readerLevel: ['beginner', 'general'],
		depth: ['brief', 'detailed'],
	},
};
