import { expect, test } from 'vitest';
import { killTakers } from '#support/kill-takers';
import { temporaryFolder } from '#support/temporary-folder';

/** Two kills each before, during and after a write; `npm run bench` does 102. */
const KILLS = 6;

test('a process killed while it handles an event leaves nothing half done: sent again, the event takes effect', async () => {
	const { events, killed } = await killTakers(await temporaryFolder(), KILLS);
	expect(killed).toHaveLength(KILLS);
	for (const { signal, outcome, point, event } of killed) {
		expect(outcome, `killed ${point} writing event ${event}`).toEqual({
			account: 'pro_monthly active',
			payments: 1,
			mails: 1,
			taken: events,
			waiting: 0,
		});
		if (point !== 'during') expect(signal).toBe('SIGKILL');
	}
});
