import type Stripe from 'stripe';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import type { Billing } from './billing.ts';

/** What billing needs of the server; the operator's command line has it too. */
export type BillingRuntime = Pick<
	Runtime,
	'db' | 'now' | 'billing' | 'mail' | 'desk' | 'publicOrigin' | 'catalogue' | 'log'
>;

/** A person gets an answer within ten seconds, even if Stripe does not answer. */
const PATIENCE_MS = 9_000;

/** Throws `billing_disabled` where payments are not configured. */
export function requireBilling({ billing }: Pick<BillingRuntime, 'billing'>): Billing {
	if (billing === null) throw new AppError('billing_disabled');
	return billing;
}

/**
 * Calls Stripe. Throws `billing_unavailable` when Stripe refuses, is broken or takes too long. A change that was under
 * way may still happen; the next reading finds it.
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

/** Recognised by its shape, so that the package need not be loaded for it. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
	error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/**
 * Stripe's message when a test key was set in place of a live one. Treated as an answer, it would end every
 * subscription.
 */
const IN_OTHER_MODE = /similar object exists in (?:live|test) mode/;

/** Stripe does not know the object; with `what`, the object in that parameter. */
export const isMissing = (error: unknown, what?: string): boolean =>
	isStripeError(error) &&
	error.code === 'resource_missing' &&
	!IN_OTHER_MODE.test(error.message) &&
	(what === undefined || error.param === what);
