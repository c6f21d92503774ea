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
});

const SuccessCopy = z.strictObject({
	...page,
	waiting: z.strictObject({ ...state, action: label('Link to billing.') }),
	done: z.strictObject({
		...state,
		action: label('Link to billing.'),
		start: label('Link to the prompt box.'),
		startHref: href,
		welcome: text('Said on the page that follows.'),
	}),
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

const Question = z.strictObject({
	title: label('The question.').max(40),
	text: text('What happens then.'),
	yes: label('Does it.').max(40),
	no: label('Does not.').max(40),
	busy: label('The button that does it, meanwhile.').max(40),
});
/** A button that asks before it does anything. */
const asking = { action: label('Button.'), question: Question };
const told = { doneTitle: label('Said when it is done.'), done: text('The rest of it; {date} is filled in.') };
const statuses = (about: string) => z.record(z.string(), label('In a word or two.')).describe(about);

const BillingPageCopy = z.strictObject({
	...page,
	heading: label('Heading.'),
	failed: text('Instead of the page when it could not be loaded.'),
	working: label('On a button whose action is under way.'),
	demo: text('Where payments are a test.'),
	owing: z.strictObject({
		title: label('Heading of the warning about a payment that failed.'),
		grace: text('While Pro stays nevertheless, until {date}.'),
		over: text('Once it does not.'),
		action: label('Button to the page where the card is changed.'),
	}),
	plan: z.strictObject({
		title: label('Heading.'),
		facts: z
			.strictObject({
				plan: label('Its name.'),
				price: label('Its price.'),
				renews: label('When.'),
				ends: label('When.'),
			})
			.describe('Names of the facts.'),
		never: label('When the free plan renews.'),
		noCard: label('Behind it.'),
		free: text('What the free plan is, for who had another.'),
		endsNote: label('Behind the day on which a plan ends.'),
		givenPro: text('Of Pro without a subscription, which an operator gave.'),
		statusLabel: label('Stands before the status, for who cannot see it.'),
		statuses: statuses('By status in Stripe; `ending` is a cancellation to come.'),
	}),
	offer: z.strictObject({
		title: label('Over the plans that can be bought, under the one that they have.'),
		promise: label('Under the plans.'),
		unavailable: text('Instead of the buttons where nothing can be bought.'),
	}),
	cancel: z.strictObject({
		...asking,
		owing: text('Instead of the text of the question while a payment is open.'),
		notPro: text('Instead of it for a subscription that gives nothing now: paused, or unpaid for too long.'),
		...told,
		endedTitle: label('Said when the plan ended at once.'),
		ended: text('The rest of it.'),
	}),
	resume: z.strictObject({ action: label('Button that takes the cancellation back.'), ...told }),
	switch: z.strictObject({ toYear: z.strictObject(asking), toMonth: z.strictObject(asking), ...told }),
	card: z.strictObject({
		title: label('Heading.'),
		ending: label('{last4} is filled in.'),
		expires: label('{expiry} is filled in.'),
		none: label('Without a card.'),
		action: label('Button.'),
		note: text('Where the button leads.'),
	}),
	invoices: z.strictObject({
		title: label('Heading.'),
		empty: text('Without invoices.'),
		failed: text('While the payment provider does not answer.'),
		view: label('Link to an invoice.'),
		pay: label('Link to one that is to be paid.'),
		of: label('The same for who cannot see the row: {action} and {number} are filled in.'),
		statuses: statuses('By status in Stripe.'),
	}),
	errors: z.strictObject({
		signInTitle: label('When the session is over.'),
		signIn: text('The rest of it.'),
		checkoutTitle: label('When the checkout cannot be opened.'),
		checkout: text('The rest of it.'),
		missingTitle: label('When there is nothing to cancel or change.'),
		missing: text('The rest of it.'),
		cancelTitle: label('When cancelling failed.'),
		cancel: text('The rest of it.'),
		resumeTitle: label('When resuming failed.'),
		resume: text('The rest of it.'),
		switchTitle: label('When changing the plan failed.'),
		switch: text('The rest of it.'),
		portalTitle: label('When the page of the payment provider cannot be opened.'),
		portal: text('The rest of it.'),
	}),
});
export type BillingPageCopy = z.infer<typeof BillingPageCopy>;

export const BillingCopy = z.strictObject({
	checkout: CheckoutCopy,
	success: SuccessCopy,
	cancel: CancelCopy,
	account: BillingPageCopy,
});
export type BillingCopy = z.infer<typeof BillingCopy>;
