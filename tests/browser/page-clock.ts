import type { Page } from '@playwright/test';

const START = Date.parse('2026-11-18T12:00:00Z');
const HOUR = 3_600_000;

/**
 * Replaces the page's clock by one that runs until the returned function stops it. From then on only the test moves time, so that
 * what a page does "after a second" cannot happen before a busy machine has looked at the page. A timer set before the stop fires
 * with it, because an hour passes at once.
 */
export async function takeClock(page: Page): Promise<() => Promise<void>> {
	await page.clock.install({ time: START });
	return () => page.clock.pauseAt(START + HOUR);
}

/**
 * Stops the page's clock. To be called before the first page is opened, when it must not wait for idle time or frames, or on a
 * page at rest: a page still loading would wait for its timers for ever.
 */
export async function stopClock(page: Page): Promise<void> {
	const stop = await takeClock(page);
	await stop();
}
