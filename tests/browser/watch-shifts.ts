import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	readonly hadRecentInput: boolean;
	readonly sources: readonly { readonly node: Node | null }[];
}

/** For `addInitScript`: collects the layout shifts without input, as a browser counts them. */
export function watchShifts(): void {
	const shifts: string[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as LayoutShift[]) {
			if (!entry.hadRecentInput) shifts.push(...entry.sources.map(({ node }) => node?.textContent ?? 'gone'));
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

/** The texts of the elements that have moved since the page was opened. */
export async function shiftsOn(page: Page): Promise<string[]> {
	return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
