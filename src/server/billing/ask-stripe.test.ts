import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { askStripe, isMissing } from './ask-stripe.ts';
import { createBilling, startBilling } from './billing.ts';

const billing = createBilling({
	stripe: async () => new Stripe('sk_test_1'),
	webhookSecrets: ['whsec_1'],
	isDemo: true,
});
const codeOf = (asked: Promise<unknown>) =>
	asked.catch((error: unknown) => (error instanceof AppError ? error.code : error));

describe('asking Stripe', () => {
	test('returns its answer', async () => {
		expect(await askStripe({ billing }, async () => 7)).toBe(7);
	});

	test('that never answers is given up', async () => {
		expect(await codeOf(askStripe({ billing }, () => new Promise(() => {}), 1))).toBe('billing_unavailable');
	});

	test.each([
		new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'reset' }),
		new Stripe.errors.StripeRateLimitError({ type: 'rate_limit_error', message: 'slow down' }),
		new Stripe.errors.StripeAPIError({ type: 'api_error', message: '<html>' }),
		new Stripe.errors.StripeAuthenticationError({ type: 'authentication_error', message: 'wrong key' }),
	])('that fails is reported as unavailable: $type', async (fault) => {
		expect(await codeOf(askStripe({ billing }, () => Promise.reject(fault)))).toBe('billing_unavailable');
	});

	test('passes on errors that are not Stripe’s', async () => {
		const refused = new AppError('already_subscribed');
		expect(await codeOf(askStripe({ billing }, () => Promise.reject(refused)))).toBe('already_subscribed');
		const fault = new TypeError('ours');
		expect(await codeOf(askStripe({ billing }, () => Promise.reject(fault)))).toBe(fault);
	});

	test('is refused where billing is not configured', async () => {
		expect(await codeOf(askStripe({ billing: null }, async () => 7))).toBe('billing_disabled');
	});
});

test('a missing object at Stripe is recognised by the error’s code, and which one by its parameter', () => {
	const fault = {
		type: 'invalid_request_error',
		code: 'resource_missing',
		param: 'customer',
		message: 'none',
	} as const;
	const missing = new Stripe.errors.StripeInvalidRequestError(fault);
	expect([isMissing(missing), isMissing(missing, 'customer'), isMissing(missing, 'price')]).toEqual([
		true,
		true,
		false,
	]);
	expect(isMissing(new Error('none'))).toBe(false);
});

test('an object of the other mode (test or live) is not taken for a missing one', () => {
	const missing = new Stripe.errors.StripeInvalidRequestError({
		type: 'invalid_request_error',
		code: 'resource_missing',
		param: 'customer',
		message:
			"No such customer: 'cus_1'; a similar object exists in live mode, but a test mode key was used to make this request.",
	});
	expect(isMissing(missing, 'customer')).toBe(false);
});

describe('billing', () => {
	test('creates its client once, at first use', async () => {
		let made = 0;
		const lazy = createBilling({
			stripe: async () => {
				made += 1;
				return new Stripe('sk_test_1');
			},
			webhookSecrets: [],
			isDemo: false,
		});
		expect(made).toBe(0);
		expect(await lazy.stripe()).toBe(await lazy.stripe());
		expect(made).toBe(1);
	});

	test('runs a task once for simultaneous callers, and again afterwards', async () => {
		let runs = 0;
		const act = async () => {
			runs += 1;
			return runs;
		};
		const together = [billing.once('a', act), billing.once('a', act), billing.once('b', act)];
		expect(await Promise.all(together)).toEqual([1, 1, 2]);
		expect(await billing.once('a', act)).toBe(3);
	});

	test('is real with keys, a demo with the Stripe emulator, and otherwise absent', () => {
		const keys = { kind: 'stripe', secretKey: 'sk_live_1', webhookSecrets: ['whsec_1'] } as const;
		const embedded = { fetch, secretKey: 'sk_test_1', webhookSecret: 'whsec_2' };
		expect(startBilling(keys, null)).toMatchObject({ isDemo: false, webhookSecrets: ['whsec_1'] });
		expect(startBilling({ kind: 'embedded' }, embedded)).toMatchObject({ isDemo: true, webhookSecrets: ['whsec_2'] });
		expect(startBilling({ kind: 'embedded' }, null)).toBeNull();
		expect(startBilling({ kind: 'off' }, embedded)).toBeNull();
	});
});
