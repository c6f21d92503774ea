import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';

/** The version that the pinned SDK speaks. */
export const API_VERSION = '2026-10-28.endive';

interface EventParts {
	readonly type: Stripe.Event.Type;
	readonly object: object;
	readonly previous: object | undefined;
	readonly created: number;
	readonly key: string | null;
}

/** An event with the object as it is now, whatever becomes of it later. */
export function buildEvent({ type, object, previous, created, key }: EventParts): Stripe.Event {
	const event = {
		id: newId('evt_'),
		object: 'event' as const,
		api_version: API_VERSION,
		created,
		data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
		livemode: false,
		pending_webhooks: 1,
		request: { id: newId('req_'), idempotency_key: key },
		type,
	};
	return event as unknown as Stripe.Event;
}
