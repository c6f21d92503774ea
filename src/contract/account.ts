import { z } from 'zod';
import { DISPLAY_NAME_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { refused } from './refused.ts';

export const Preferences = z.strictObject({
	/** Keeps the modifiers between visits. */
	rememberAdvancedOptions: z.boolean(),
	/** Copies a result when it arrives. */
	autoCopyOptimisedPrompt: z.boolean(),
	/** Tightens the optimiser's layout. */
	compactView: z.boolean(),
	/** Offers the lines kept about oneself beside a result. */
	offerAboutMe: z.boolean(),
	/** Lets a model read requests besides the engine; only where this server has one. */
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
	/** Whether it has a password. Calls that ask for the password ask an account without one for a recent sign-in. */
	has_password: z.boolean(),
});
export type AccountResponse = z.infer<typeof AccountResponse>;

/** `PATCH /api/account`: only named fields change; an empty name removes the name. */
export const AccountChanges = z.strictObject({
	display_name: oneLine(refused('display_name_invalid'), DISPLAY_NAME_MAX_CHARS).optional(),
	prefs: Preferences.partial().optional(),
});
export type AccountChanges = z.infer<typeof AccountChanges>;
