import type Stripe from 'stripe';
import type { World } from '../state/world.ts';
import { WORDS } from './words.ts';

const statuses: Readonly<Record<string, string>> = WORDS.portal.statuses;

/** The customer's running subscription, or else the last ended one. */
export function currentOf(world: World, customer: string): Stripe.Subscription | null {
	const own = world.all('subscription').filter((one) => one.customer === customer);
	return own.find((one) => one.ended_at === null) ?? own.at(-1) ?? null;
}

export const statusWords = ({ status }: Stripe.Subscription): string => statuses[status] ?? status;
