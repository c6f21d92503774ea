import type Stripe from 'stripe';
import { isEventTaken, noteEvent } from '#db/stripe-events';
import type { BillingRuntime } from './ask-stripe.ts';
import { invoiceStatements } from './invoice-events.ts';
import { lookAt } from './sync-subscription.ts';

/** Types of events that are handled. Only the type is used: the content may be out of date on arrival. */
const CONCERNS_US = /^(checkout\.session\.|customer\.deleted$|customer\.subscription\.|invoice\.)/;

/** Whether the webhook has to be registered at Stripe for an event. */
export const concernsUs = ({ type }: Pick<Stripe.Event, 'type'>): boolean => CONCERNS_US.test(type);

/** Handles an event once, by writing its id together with all its effects. */
export async function takeEvent(runtime: BillingRuntime, stripe: Stripe, event: Stripe.Event): Promise<void> {
	if (await isEventTaken(runtime.db, event.id)) return;
	const customer = concernsUs(event) ? customerOf(event) : null;
	const look = customer === null ? null : await lookAt(runtime, stripe, customer);
	if (look === null) runtime.log('stripe_event_passed_over', { type: event.type, version: event.api_version ?? '' });
	const statements = look && [...look.statements, ...(await invoiceStatements(runtime, stripe, event, look))];
	await runtime.db.write([noteEvent(event.id, event.type, runtime.now()), ...(statements ?? [])]);
	runtime.mail.wake();
}

function customerOf({ data: { object } }: Stripe.Event): string | null {
	const { id, object: kind, customer } = object as { id?: string; object?: string; customer?: string | { id: string } };
	if (kind === 'customer') return id ?? null;
	return typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null);
}
