import type Stripe from 'stripe';
import type { World } from '../state/world.ts';

/** Events that the webhook has not accepted yet, oldest first. */
export const waitingEvents = (world: World): Stripe.Event[] =>
	world.all('event').filter(({ pending_webhooks: pending }) => pending > 0);
