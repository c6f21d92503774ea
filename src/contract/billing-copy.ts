import { z } from 'zod';

/** The shape of `content/billing.yaml`. Islands import the types only, so zod never reaches the browser. */
const label = (about: string) => z.string().min(1).max(60).describe(about);
const text = (about: string) => z.string().min(1).max(240).describe(about);
const href = z.string().regex(/^\//).describe('A path on this site.');

const page = {
	title: text('Browser tab.').max(65),
	description: text('Search results and shared links.'),
};
const state = { heading: label('Heading.'), text: text('What is so, and what comes next.') };
const door = { action: label('Button.'), href };

const CheckoutCopy = z.strictObject({
	...page,
	working: z.strictObject(state),
	problem: z.strictObject({
		heading: label('Heading.'),
		failed: text('Said when the server did not say why.'),
		note: text('What did not happen.'),
		...door,
	}),
	unknown: z.strictObject({ ...state, ...door }),
	already: z.strictObject({ ...state, ...door }),
	noScript: text('Without JavaScript.'),
	redirect: z.strictObject({ title: label('Browser tab.'), text: text('Seen for a moment.'), link: label('Link.') }),
});

const SuccessCopy = z.strictObject({
	...page,
	waiting: z.strictObject({ ...state, action: label('Link to billing.') }),
	done: z.strictObject({ ...state, action: label('Link to billing.') }),
	late: z.strictObject({ ...state, again: label('Button that asks once more.'), action: label('Link to billing.') }),
	foreign: z.strictObject({ ...state, action: label('Link to billing.') }),
	signedOut: z.strictObject({ ...state, action: label('Link to the log-in dialog.') }),
	billingHref: href,
	logInHref: href,
	noScript: text('Without JavaScript.'),
});

const CancelCopy = z.strictObject({
	...page,
	...state,
	home: label('Button to the home page.'),
	homeHref: href,
	pricing: label('Button to the pricing page.'),
	pricingHref: href,
});

export const BillingCopy = z.strictObject({
	checkout: CheckoutCopy,
	success: SuccessCopy,
	cancel: CancelCopy,
});
export type BillingCopy = z.infer<typeof BillingCopy>;
