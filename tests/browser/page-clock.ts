import type { Page } from '@playwright/test';

const START = Date.parse('2026-11-18T12:00:00Z');
const HOUR = 3_600_000;

/**
 * Takes the page's clock, which runs on as ever until the function given back stops it. From then on only the test moves
 * time, so that what a page does "after a second" waits for as long as a loaded machine takes to look at what comes
 * before. A timer set before the stop fires with it: an hour passes at once.
 */
export async function takeClock(page: Page): Promise<() => Promise<void>> {
	await page.clock.install({ time: START });
	return () => page.clock.pauseAt(START + HOUR);
}

/**
 * The page's clock stands from here on. Before the first page is opened, where pages wait for no idle moment or frame; or
 * on a page that is at rest: one that is just coming would wait for ever for the timers it has set.
 */
export async function stopClock(page: Page): Promise<void> {
	const stop = await takeClock(page);
	await stop();
}
