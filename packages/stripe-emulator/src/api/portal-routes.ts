import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';
import { requireCustomer } from './customer-routes.ts';
import type { Call, Route } from './routes.ts';
import { invalid } from './stripe-fault.ts';

export const PORTAL_ROUTES: readonly Route[] = [
	{
		method: 'POST',
		path: '/v1/billing_portal/sessions',
		params: ['customer!', 'return_url', 'locale'],
		answer: createPortalSession,
	},
];

function createPortalSession({ world, params }: Call): Stripe.BillingPortal.Session {
	const customer = requireCustomer(world, params.text('customer') ?? '', 'customer');
	const returnUrl = params.text('return_url');
	if (returnUrl !== null && !/^https?:\/\//.test(returnUrl))
		throw invalid('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
	const id = newId('bps_');
	return world.put({
		id,
		object: 'billing_portal.session',
		configuration: 'bpc_emulator',
		created: world.now,
		customer: customer.id,
		customer_account: null,
		flow: null,
		livemode: false,
		locale: params.text('locale'),
		on_behalf_of: null,
		return_url: returnUrl,
		url: `${world.settings.origin}/dev/stripe/portal/${id}`,
	});
}
