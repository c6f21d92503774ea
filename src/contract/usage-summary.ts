import { z } from 'zod';

export const MonthOfUse = z.strictObject({
	monthISO: z.string().regex(/^\d{4}-\d{2}$/),
	optimisations: z.int(),
	/** Characters of the requests. */
	total_raw: z.int(),
	/** Characters of the results. */
	total_optimised: z.int(),
});
export type MonthOfUse = z.infer<typeof MonthOfUse>;

export const UsageSummary = z.strictObject({
	usedThisWeek: z.int(),
	/** null: unlimited */
	weeklyLimit: z.int().nullable(),
	resetsAtDate: z.iso.datetime(),
	/** Prompts of this week with Pro; 0 without Pro. */
	proWeeklyUsed: z.int(),
	/** Those of the last twelve months with use, latest first; empty without Pro. */
	proMonthly: z.array(MonthOfUse),
});
export type UsageSummary = z.infer<typeof UsageSummary>;
