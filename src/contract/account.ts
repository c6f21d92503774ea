import { z } from 'zod';
import { DISPLAY_NAME_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { refused } from './refused.ts';

export const Preferences = z.strictObject({
	/** Whether the page keeps the modifiers between visits. */
	rememberAdvancedOptions: z.boolean(),
	/** Whether the page copies a result when it arrives. */
	autoCopyOptimisedPrompt: z.boolean(),
	/** Whether the optimiser's layout is compact. */
	compactView: z.boolean(),
	/** Whether the account's lines about oneself are offered beside a result. */
	offerAboutMe: z.boolean(),
	/** Whether a model may read requests besides the engine; absent where this server has no model. */
	letModelRead: z.boolean().optional(),
});
export type Preferences = z.infer<typeof Preferences>;

export const AccountResponse = z.strictObject({
	id: z.string(),
	email: z.string(),
	display_name: z.string().nullable(),
	plan: z.enum(['free', 'pro', 'pro_monthly', 'pro_yearly']),
	planLabel: z.string(),
	isPro: z.boolean(),
	status: z.string(),
	/** Unix seconds; null without a subscription. */
	current_period_end: z.int().nullable(),
	cancel_at_period_end: z.boolean(),
	subscription_id: z.string().nullable(),
	prefs: Preferences,
	created_at: z.iso.datetime(),
	/** Whether the account has a password. Without one, a recent sign-in takes its place as proof. */
	has_password: z.boolean(),
});
export type AccountResponse = z.infer<typeof AccountResponse>;

/** `PATCH /api/account`: changes only the fields that are present; an empty name removes the name. */
export const AccountChanges = z.strictObject({
	display_name: oneLine(refused('display_name_invalid'), DISPLAY_NAME_MAX_CHARS).optional(),
	prefs: Preferences.partial().optional(),
});
export type AccountChanges = z.infer<typeof AccountChanges>;
