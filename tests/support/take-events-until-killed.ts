import '#server/yaml-modules';
import type { DeathPoint } from './event-taker.ts';

/**
 * Program: `take-events-until-killed.ts <database url> <before|during|after> <event>` handles waiting events until it
 * dies at this point of this event.
 */
const { openTaker } = await import('./event-taker.ts');
const [url = '', point = 'after', event = '0'] = process.argv.slice(2);
const { emulator } = await openTaker(url, { point: point as DeathPoint, event: Number(event) });
await emulator.redeliver();
await emulator.settled();
