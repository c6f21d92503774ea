import { z } from 'zod';

/** A fixed name of this product, such as `quota_banner`, `codeRigor` or `APA-lite`; never a visitor's text. */
const Word = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, 'must be a name of a few letters');
const nothing = z.strictObject({});
const stars = z.enum(['1', '2', '3', '4', '5']);
/** The place on the page, such as `hero` or `quota_banner`. */
const place = z.strictObject({ place: Word.optional() });

/** Most characters of an error report; the sender cuts longer ones. */
const ERROR_MESSAGE_MAX_CHARS = 200;
const ERROR_STACK_MAX_CHARS = 500;

/** Every event, with its details. Details are fixed words, never a visitor's text. */
export const ANALYTICS_EVENTS = {
	page_viewed: nothing,

	create_account_clicked: place,
	/** An account was confirmed for the first time; reported to Google Ads as a conversion. */
	signup_conversion: nothing,
	account_creation_started: z.strictObject({ plan: Word.optional() }),
	upgrade_cta_clicked: place,
	upgrade_modal_opened: place,
	upgrade_modal_cta_clicked: z.strictObject({ cta: z.enum(['free', 'monthly', 'annual', 'log_in']) }),
	footer_contact_clicked: nothing,

	prolock_clicked: z.strictObject({ feature: Word }),
	options_opened: nothing,
	options_reset: nothing,
	modifier_changed: z.strictObject({ modifier: Word, value: Word.optional() }),
	optimise_submitted: z.strictObject({ via: z.enum(['prompt', 'clarification', 'defaults']).optional() }),

	about_roadmap_clicked: nothing,
	roadmap_viewed: nothing,
	roadmap_updates_clicked: nothing,
	roadmap_updates_requested: nothing,

	contact_started: nothing,
	contact_submitted: z.strictObject({ subject: Word.optional() }),
	contact_succeeded: nothing,
	contact_failed: z.strictObject({ code: Word }),
	contact_another_clicked: nothing,

	onboarding_viewed: nothing,
	onboarding_cta_clicked: z.strictObject({ cta: z.enum(['create_account', 'try_optimiser', 'pro', 'faq']) }),
	onboarding_example_clicked: z.strictObject({ step: Word.optional() }),
	onboarding_faq_clicked: z.strictObject({ topic: Word.optional() }),

	billing_action_clicked: z.strictObject({ action: Word }),

	review_dialog_opened: nothing,
	review_submitted: z.strictObject({ stars }),
	review_failed: z.strictObject({ code: Word }),
	review_expanded: nothing,
	reviews_filtered: z.strictObject({ stars: stars.or(z.literal('all')) }),
	reviews_searched: nothing,

	error_404_viewed: nothing,
	error_404_cta_clicked: z.strictObject({ cta: z.enum(['home', 'contact']) }),
	error_500_viewed: nothing,
	error_500_cta_clicked: z.strictObject({ cta: z.enum(['retry', 'home', 'contact']) }),
	error_boundary_caught: z.strictObject({
		message: z.string().max(ERROR_MESSAGE_MAX_CHARS),
		stack: z.string().max(ERROR_STACK_MAX_CHARS).optional(),
	}),

	password_reset_requested: nothing,
	password_reset_completed: nothing,
} as const satisfies Readonly<Record<string, z.ZodObject>>;

export type AnalyticsEventName = keyof typeof ANALYTICS_EVENTS;
export type AnalyticsDetail<Name extends AnalyticsEventName> = Readonly<z.input<(typeof ANALYTICS_EVENTS)[Name]>>;
