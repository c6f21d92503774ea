import { z } from 'zod';

export const MonthOfUse = z.strictObject({
	monthISO: z.string().regex(/^\d{4}-\d{2}$/),
	optimisations: z.int(),
	/** Characters that were sent. */
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
	/** 0 without Pro. */
	proWeeklyUsed: z.int(),
	/** The last twelve months, those with use, latest first; empty without Pro. */
	proMonthly: z.array(MonthOfUse),
});
export type UsageSummary = z.infer<typeof UsageSummary>;
