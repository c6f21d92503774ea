import type Stripe from 'stripe';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import type { Billing } from './billing.ts';

/** The parts of the runtime that billing needs; the operator's command line provides them too. */
export type BillingRuntime = Pick<
	Runtime,
	'db' | 'now' | 'billing' | 'mail' | 'desk' | 'publicOrigin' | 'catalogue' | 'log'
>;

/** Longest wait for Stripe, so that a person gets an answer within ten seconds. */
const PATIENCE_MS = 9_000;

/** Throws `billing_disabled` where payments are not configured. */
export function requireBilling({ billing }: Pick<BillingRuntime, 'billing'>): Billing {
	if (billing === null) throw new AppError('billing_disabled');
	return billing;
}

/**
 * Calls Stripe. Throws `billing_unavailable` when Stripe refuses, is broken or takes too long. Stripe may still carry
 * out the change; the next read shows it.
 */
export async function askStripe<T>(
	runtime: Pick<BillingRuntime, 'billing'>,
	act: (stripe: Stripe) => Promise<T>,
	patienceMs = PATIENCE_MS,
): Promise<T> {
	const billing = requireBilling(runtime);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(unavailable('too slow')), patienceMs);
	});
	try {
		return await Promise.race([billing.stripe().then(act), late]);
	} catch (error) {
		throw isStripeError(error) ? unavailable(`${error.type} ${error.code ?? ''}`.trim(), error) : error;
	} finally {
		clearTimeout(timer);
	}
}

export const unavailable = (because: string, cause?: unknown): AppError =>
	new AppError('billing_unavailable', { because, cause, headers: { 'Retry-After': '10' } });

/** Recognises the error by its shape, so that the package need not be loaded. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
	error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/**
 * Stripe's message when a test key is set instead of a live one. If it counted as "missing", every subscription would
 * end.
 */
const IN_OTHER_MODE = /similar object exists in (?:live|test) mode/;

/** Whether Stripe does not know the object; with `what`, the object that this parameter names. */
export const isMissing = (error: unknown, what?: string): boolean =>
	isStripeError(error) &&
	error.code === 'resource_missing' &&
	!IN_OTHER_MODE.test(error.message) &&
	(what === undefined || error.param === what);
