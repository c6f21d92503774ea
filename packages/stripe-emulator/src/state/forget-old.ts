import type { World } from './world.ts';

const DAY = 24 * 60 * 60;
/** As long as Stripe knows them; by the emulator's own clock. */
const KEPT_FOR = { 'emulator.answer': DAY, event: 30 * DAY } as const;

/** Lets go of events and idempotency keys in their time. */
export function forgetOld(world: World): void {
	for (const kind of ['emulator.answer', 'event'] as const) {
		for (const one of world.all(kind)) if (one.created <= world.now - KEPT_FOR[kind]) world.remove(one.id);
	}
}
