import type { CardEntry } from '../billing/test-cards.ts';
import { newId } from '../state/ids.ts';
import type { World } from '../state/world.ts';

/** Stores a payment that its owner must confirm; returns the address of the confirmation page. */
export function startChallenge(world: World, target: string, card: CardEntry): string {
	const id = newId('3ds_');
	world.put({ id, object: 'emulator.challenge', target, card, status: 'open' });
	return `/dev/stripe/3d-secure/${id}`;
}
