import type Stripe from 'stripe';
import { buildPrice, buildProduct } from '../objects/price.ts';
import { newId } from '../state/ids.ts';
import type { World } from '../state/world.ts';

/** The prices for sale, which a shop's owner sets up in Stripe's dashboard. */
export interface Offer {
	readonly product: string;
	readonly currency: string;
	readonly prices: readonly OfferedPrice[];
}

interface OfferedPrice {
	readonly lookupKey: string;
	/** In the smallest unit of the currency. */
	readonly amount: number;
	readonly interval: 'month' | 'year';
}

/** Creates missing prices. For a changed amount, creates a new price and transfers the lookup key to it. */
export function putUpForSale(world: World, { product, currency, prices }: Offer): void {
	for (const one of prices) {
		const old = world.all('price').find((price) => price.lookup_key === one.lookupKey);
		if (isAsOffered(old, one, currency)) continue;
		if (old) world.put({ ...old, lookup_key: null });
		const price = buildPrice({
			id: newId('price_'),
			created: world.now,
			product: productNamed(world, product).id,
			currency,
			unitAmount: one.amount,
			interval: one.interval,
			intervalCount: 1,
			lookupKey: one.lookupKey,
			taxBehavior: 'inclusive',
		});
		world.put(price);
	}
}

const isAsOffered = (price: Stripe.Price | undefined, one: OfferedPrice, currency: string): boolean =>
	price?.unit_amount === one.amount && price.recurring?.interval === one.interval && price.currency === currency;

const productNamed = (world: World, name: string): Stripe.Product =>
	world.all('product').find((product) => product.name === name) ??
	world.put(buildProduct(newId('prod_'), name, world.now));
