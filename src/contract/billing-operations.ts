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

/** What every call that asks Stripe can be refused with. */
const STRIPE_ERRORS = ['auth_required', 'billing_disabled', 'billing_unavailable'] as const satisfies ErrorCode[];

/** Buying Pro, and what becomes of it. */
export const BILLING_OPERATIONS = {
	readBilling: {
		method: 'get',
		path: '/api/billing',
		summary: 'The subscription of the account, its card and its invoices. Wants a session.',
		output: BillingResponse,
		errors: ['auth_required'],
	},
	startCheckout: {
		method: 'post',
		path: '/api/checkout/session',
		summary: 'Opens the page where the account pays for a plan, or gives the one that is open. Wants a session.',
		input: CheckoutRequest,
		output: CheckoutResponse,
		errors: [...STRIPE_ERRORS, 'unknown_plan', 'already_subscribed'],
	},
	confirmCheckout: {
		method: 'post',
		path: '/api/billing/confirm',
		summary: 'After a payment: asks Stripe how it ended, ahead of the webhook. Wants a session.',
		input: ConfirmRequest,
		output: ConfirmResponse,
		errors: STRIPE_ERRORS,
	},
	cancelSubscription: {
		method: 'post',
		path: '/api/subscription/cancel',
		summary:
			'Ends the subscription with the period that is paid for, or at once when a payment is owed. Wants a session.',
		input: SubscriptionRequest,
		output: SubscriptionResponse,
		errors: [...STRIPE_ERRORS, 'missing_subscription'],
	},
	resumeSubscription: {
		method: 'post',
		path: '/api/subscription/resume',
		summary: 'Takes a cancellation back that has not come about. Wants a session.',
		input: SubscriptionRequest,
		output: SubscriptionResponse,
		errors: [...STRIPE_ERRORS, 'missing_subscription'],
	},
	switchPlan: {
		method: 'post',
		path: '/api/subscription/switch',
		summary: 'Pays by the year instead of the month, or the other way, from now on. Wants a session.',
		input: SwitchRequest,
		output: SubscriptionResponse,
		errors: [...STRIPE_ERRORS, 'unknown_plan', 'missing_subscription', 'cancellation_scheduled', 'payment_needed'],
	},
	openPortal: {
		method: 'post',
		path: '/api/billing/portal',
		summary: 'Opens the page of Stripe where cards and invoices are managed. Wants a session.',
		output: PortalResponse,
		errors: [...STRIPE_ERRORS, 'missing_subscription'],
	},
	stripeWebhook: {
		method: 'post',
		path: '/api/stripe/webhook',
		isSigned: true,
		summary: 'Takes an event that Stripe signed: for Stripe, which sends it again until it is taken.',
		output: StripeWebhookResponse,
		errors: ['foreign_origin', 'billing_disabled', 'billing_unavailable', 'signature_invalid', 'body_too_large'],
	},
} as const satisfies Readonly<Record<string, Operation>>;
