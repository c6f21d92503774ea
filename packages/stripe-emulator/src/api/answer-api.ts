import type { World } from '../state/world.ts';
import type { ApiAnswer, ApiRequest } from './api-message.ts';
import { CATALOGUE_ROUTES } from './catalogue-routes.ts';
import { CHECKOUT_ROUTES } from './checkout-routes.ts';
import { CUSTOMER_ROUTES } from './customer-routes.ts';
import { EVENT_ROUTES } from './event-routes.ts';
import { expand } from './expand.ts';
import { withIdempotency } from './idempotency.ts';
import { INVOICE_ROUTES } from './invoice-routes.ts';
import { Params } from './params.ts';
import { PAYMENT_ROUTES } from './payment-routes.ts';
import { PORTAL_ROUTES } from './portal-routes.ts';
import { findRoute, type Route } from './routes.ts';
import { broken, StripeFault, unknownAddress, wrongKey } from './stripe-fault.ts';
import { SUBSCRIPTION_ROUTES } from './subscription-routes.ts';
import { TEST_CLOCK_ROUTES } from './test-clock-routes.ts';

const ROUTES: readonly Route[] = [
	...CATALOGUE_ROUTES,
	...CUSTOMER_ROUTES,
	...CHECKOUT_ROUTES,
	...SUBSCRIPTION_ROUTES,
	...INVOICE_ROUTES,
	...PAYMENT_ROUTES,
	...PORTAL_ROUTES,
	...EVENT_ROUTES,
	...TEST_CLOCK_ROUTES,
];

/** Answers one call of the Stripe API. Refusals have the form of Stripe's errors. */
export function answerApi(world: World, request: ApiRequest, secretKey: string): ApiAnswer {
	try {
		requireKey(request.authorization, secretKey);
		return withIdempotency(world, request, () => perform(world, request));
	} catch (error) {
		if (error instanceof StripeFault) return { status: error.status, body: error.body };
		throw error;
	}
}

function requireKey(authorization: string | null, secretKey: string): void {
	const [, key = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
	if (key === '') throw wrongKey('You did not provide an API key.');
	if (key !== secretKey) throw wrongKey(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

function perform(world: World, request: ApiRequest): ApiAnswer {
	const { method, path, query, body } = request;
	const found = findRoute(ROUTES, method, path);
	if (found === null) throw unknownAddress(method, path);
	const params = new Params(new Map([...new URLSearchParams(query), ...new URLSearchParams(body)]));
	params.check(found.route.params);
	if (request.isBroken) throw broken();
	const answer = found.route.answer({ world, params, id: decodeURIComponent(found.id) });
	return { status: 200, body: JSON.stringify(expand(world, answer, params.list('expand')), null, 2) };
}
