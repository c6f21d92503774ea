import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { askStripe, type BillingRuntime } from './ask-stripe.ts';
import { requireAccount } from './customer.ts';
import { unlessGone } from './sync-subscription.ts';

/** Opens Stripe's page for cards and invoices, which leads back to the billing page at `origin`. */
export function openPortal(
	runtime: BillingRuntime,
	caller: Account,
	origin: string,
): Promise<{ readonly url: string }> {
	return askStripe(runtime, async (stripe) => {
		const { customerId: customer } = await requireAccount(runtime, caller);
		if (customer === null) throw new AppError('missing_subscription');
		const back = `${origin}/account/billing`;
		const session = await unlessGone(runtime, stripe, customer, () =>
			stripe.billingPortal.sessions.create({ customer, return_url: back, locale: 'en-GB' }),
		);
		if (session === null) throw new AppError('missing_subscription');
		return { url: session.url };
	});
}
