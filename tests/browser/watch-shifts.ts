import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	readonly hadRecentInput: boolean;
	readonly sources: readonly { readonly node: Node | null }[];
}

/** For `addInitScript`: collects what moves without anyone having pressed something, as a browser counts it. */
export function watchShifts(): void {
	const shifts: string[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as LayoutShift[]) {
			if (!entry.hadRecentInput) shifts.push(...entry.sources.map(({ node }) => node?.textContent ?? 'gone'));
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

/** The text of whatever has moved since the page was opened. */
export async function shiftsOn(page: Page): Promise<string[]> {
	return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
