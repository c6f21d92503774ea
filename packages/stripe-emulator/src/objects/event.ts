import type Stripe from 'stripe';
import { newId } from '../state/ids.ts';

/** The API version of the pinned SDK. */
const API_VERSION = '2026-10-28.endive';

interface EventParts {
	readonly type: Stripe.Event.Type;
	readonly object: object;
	readonly previous: object | undefined;
	readonly created: number;
	readonly key: string | null;
	/** Whether the webhook is registered for events of this type. */
	readonly isWanted: boolean;
}

/** An event with a copy of the object in its present state. */
export function buildEvent({ type, object, previous, created, key, isWanted }: EventParts): Stripe.Event {
	const event = {
		id: newId('evt_'),
		object: 'event' as const,
		api_version: API_VERSION,
		created,
		data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
		livemode: false,
		pending_webhooks: Number(isWanted),
		request: { id: newId('req_'), idempotency_key: key },
		type,
	};
	return event as unknown as Stripe.Event;
}
