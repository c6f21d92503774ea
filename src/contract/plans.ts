import { z } from 'zod';

/** The plan names in a checkout; `pro_annual` is stored as `pro_yearly`. */
export const CheckoutPlan = z.enum(['pro_monthly', 'pro_annual']);
export type CheckoutPlan = z.infer<typeof CheckoutPlan>;

const limit = (about: string) => z.int().min(0).describe(about);
const label = (about: string) => z.string().min(1).max(70).describe(about);
const Features = z.array(label('One thing the plan gives.')).min(1);

/** A way to pay for Pro. */
const ProPrice = z.strictObject({
	label: label('Name of the plan on its card and on invoices.'),
	pence: z.int().positive().describe('Price of one period, in pence, tax included.'),
	lookupKey: z
		.string()
		.regex(/^[a-z0-9_]+$/)
		.describe('Lookup key of the active price in Stripe.'),
	features: Features.describe('On its card; of the monthly one after the features of every Pro plan.'),
});
export type ProPrice = z.infer<typeof ProPrice>;

const Cell = z
	.union([z.boolean(), label('What the plan has.')])
	.describe('true, false, or what the plan has in words.');

const ComparisonRow = z.strictObject({
	label: label('What is compared.'),
	free: Cell,
	pro: Cell,
	isDeciding: z.boolean().default(false).describe('Stands in the short table too.'),
});

/** `content/plans.yaml`: the plans with their prices and limits. */
export const PlanCatalogue = z.strictObject({
	quota: z.strictObject({
		period: z.enum(['week', 'day']).describe('How long an allowance lasts.'),
		timeZone: z.string().min(1).describe('Where it starts anew at midnight.'),
	}),
	anonymous: z.strictObject({
		limit: limit('PLOOPs a period without an account; 0 means sign-in required.'),
		networkLimit: limit('PLOOPs a period for all visitors of one network together.'),
	}),
	free: z.strictObject({
		label: label('Name of the plan wherever it is shown.'),
		pricePence: limit('Always 0.'),
		limit: limit('PLOOPs a period.'),
		templates: limit('Templates an account can keep.'),
		features: Features,
	}),
	pro: z.strictObject({
		label: label('Name of the plan wherever it is shown.'),
		limit: limit('PLOOPs a period.').nullable().describe('PLOOPs a period; null: unlimited.'),
		templates: limit('Templates an account can keep.'),
		features: Features.describe('What every Pro plan gives.'),
		monthly: ProPrice,
		annual: ProPrice,
	}),
	modelReaders: z
		.array(z.enum(['anonymous', 'free', 'pro']))
		.describe('Who may have a request read by a model, where the server has one.'),
	comparison: z
		.array(z.strictObject({ label: label('Heads the lines.'), rows: z.array(ComparisonRow).min(1) }))
		.min(1)
		.describe('What each plan has, line by line, in groups.'),
	freeModifiers: z
		.record(z.string(), z.array(z.string()).min(1))
		.describe('By modifier, the values open to everyone; a modifier that is not named is Pro only.'),
});
export type PlanCatalogue = z.infer<typeof PlanCatalogue>;
