import type Stripe from 'stripe';
import type { Kept } from './kinds.ts';
import type { World } from './world.ts';

const DAY = 24 * 60 * 60;
/** How long Stripe keeps each kind, measured by the emulator's clock. */
const KEPT_FOR = { 'emulator.answer': DAY, event: 30 * DAY } as const;

/** Deletes old events and idempotency keys. */
export function forgetOld(world: World): void {
	for (const kind of ['emulator.answer', 'event'] as const) {
		for (const one of world.all(kind)) if (one.created <= world.now - KEPT_FOR[kind]) world.remove(one.id);
	}
}

/** Removes the name, address and metadata of a customer from all objects. Payments stay, without personal data. */
export function forgetPerson(world: World, { email, name, metadata }: Stripe.Customer): void {
	const told = [email ?? '', name ?? '', ...Object.values(metadata)].filter((one) => one !== '');
	for (const object of world.everything()) {
		const text = JSON.stringify(withoutKey(object));
		if (!told.some((one) => text.includes(one))) continue;
		if (object.object === 'emulator.answer') world.remove(object.id);
		else world.put(JSON.parse(told.reduce((left, one) => left.replaceAll(JSON.stringify(one), '"deleted"'), text)));
	}
}

/** Removes the idempotency key from an event, because it may contain personal data. */
const withoutKey = (object: Kept): Kept =>
	object.object === 'event' && object.request
		? { ...object, request: { ...object.request, idempotency_key: null } }
		: object;
