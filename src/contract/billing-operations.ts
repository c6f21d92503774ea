import {
	BillingResponse,
	CheckoutRequest,
	CheckoutResponse,
	ConfirmRequest,
	ConfirmResponse,
	PortalResponse,
	StripeWebhookResponse,
	SubscriptionRequest,
	SubscriptionResponse,
	SwitchRequest,
} from './billing.ts';
import type { ErrorCode } from './errors.ts';
import type { Operation } from './operation.ts';

/** Refusals of every operation that calls Stripe. */
const STRIPE_ERRORS = ['billing_disabled', 'billing_unavailable'] as const satisfies ErrorCode[];

/** Buying Pro and managing the subscription. */
export const BILLING_OPERATIONS = {
	readBilling: {
		method: 'get',
		path: '/api/billing',
		access: 'session',
		summary: 'The subscription of the account, its card and its invoices.',
		output: BillingResponse,
		errors: [],
	},
	startCheckout: {
		method: 'post',
		path: '/api/checkout/session',
		access: 'session',
		summary: 'Opens the page where the account pays for a plan, or gives the one that is open.',
		input: CheckoutRequest,
		output: CheckoutResponse,
		errors: [...STRIPE_ERRORS, 'unknown_plan', 'already_subscribed'],
	},
	confirmCheckout: {
		method: 'post',
		path: '/api/billing/confirm',
		access: 'session',
		summary: 'After a payment: asks Stripe how it ended, ahead of the webhook.',
		input: ConfirmRequest,
		output: ConfirmResponse,
		errors: STRIPE_ERRORS,
	},
	cancelSubscription: {
		method: 'post',
		path: '/api/subscription/cancel',
		access: 'session',
		summary: 'Ends the subscription with the period that is paid for, or at once when a payment is owed.',
		input: SubscriptionRequest,
		output: SubscriptionResponse,
		errors: [...STRIPE_ERRORS, 'missing_subscription'],
	},
	resumeSubscription: {
		method: 'post',
		path: '/api/subscription/resume',
		access: 'session',
		summary: 'Takes a cancellation back that has not come about.',
		input: SubscriptionRequest,
		output: SubscriptionResponse,
		errors: [...STRIPE_ERRORS, 'missing_subscription'],
	},
	switchPlan: {
		method: 'post',
		path: '/api/subscription/switch',
		access: 'session',
		summary: 'Pays by the year instead of the month, or the other way, from now on.',
		input: SwitchRequest,
		output: SubscriptionResponse,
		errors: [...STRIPE_ERRORS, 'unknown_plan', 'missing_subscription', 'cancellation_scheduled', 'payment_needed'],
	},
	openPortal: {
		method: 'post',
		path: '/api/billing/portal',
		access: 'session',
		summary: 'Opens the page of Stripe where cards and invoices are managed.',
		output: PortalResponse,
		errors: [...STRIPE_ERRORS, 'missing_subscription'],
	},
	stripeWebhook: {
		method: 'post',
		path: '/api/stripe/webhook',
		access: 'anyone',
		isSigned: true,
		summary: 'Takes an event that Stripe signed: for Stripe, which sends it again until it is taken.',
		output: StripeWebhookResponse,
		errors: ['foreign_origin', 'billing_disabled', 'billing_unavailable', 'signature_invalid', 'body_too_large'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
