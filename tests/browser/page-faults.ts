import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The faults that axe finds, each with its elements, once the styles are loaded and all motion has ended. */
export async function accessibilityFaultsOf(page: Page): Promise<string[]> {
	await page.waitForLoadState();
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
	);
	return runAxe(page);
}

/**
 * Runs axe in the page itself and returns only the faults. The package for Playwright also carries what passed, as JSON, into
 * another page and takes seven times as long.
 */
async function runAxe(page: Page): Promise<string[]> {
	for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
	return page.evaluate(async (values) => {
		const { axe } = window as unknown as { axe: typeof import('axe-core') };
		const runOnly = { type: 'tag', values } as const;
		// axe counts only the uncovered part of a target under the sticky header. Scrolled here, since a late focus change
		// scrolls too.
		scrollTo({ top: 0, behavior: 'instant' });
		const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
	}, RULES);
}

/** The same in both themes on one visit, because bringing a page to a state takes longer than checking it. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const theme of ['light', 'dark']) {
		await page.locator('html').evaluate((root, chosen) => root.setAttribute('data-theme', chosen), theme);
		for (const fault of await accessibilityFaultsOf(page)) found.push(`${theme}: ${fault}`);
		if (await scrollsSideways(page)) found.push(`${theme}: scrolls sideways`);
	}
	return found;
}

export async function scrollsSideways(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
