import type { Page } from '@playwright/test';
import { CONTENT_PAGES } from '#support/routes';
import { expect, test } from './visit.ts';

/** A slow connection may deliver any first part of a page: here everything up to each of these end tags. */
const CUT = /<\/(?:h1|h2|p|svg|ul|aside)>/g;
const MOST_CUTS = 30;
const HALF_A_BANNER = /<section class="notice banner"[\s\S]*?<\/button>/;

/** First parts of the page, from the first lines of its main part to half of its cookie banner. */
function beginningsOf(html: string): string[] {
	const main = html.indexOf('<main');
	const ends = [...html.matchAll(CUT)].map((tag) => tag.index + tag[0].length).filter((end) => end > main);
	const banner = HALF_A_BANNER.exec(html);
	if (!banner) throw new Error('the page has no cookie banner');
	return [...ends.slice(0, MOST_CUTS), banner.index + banner[0].length].map((end) => html.slice(0, end));
}

/** The edges of each text in the window, of the drawings and of the banner. */
async function edgesOn(page: Page): Promise<Record<string, string>> {
	const edges = await page.evaluate(() =>
		[...document.querySelectorAll('main :is(h1, h2, p, svg.genie), .notice.banner')]
			.filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight)
			.map((one) => {
				const { top, left } = one.getBoundingClientRect();
				const name = one.matches('.banner') ? 'banner' : one.textContent || 'drawing';
				return [name, `${Math.round(top)} from the top, ${Math.round(left)} from the left`];
			}),
	);
	return Object.fromEntries(edges);
}

for (const path of CONTENT_PAGES) {
	test(`on a phone the loaded part of ${path} does not move while the rest arrives`, async ({ page, request }) => {
		await page.setViewportSize({ width: 412, height: 823 });
		// Fonts are left out, because their letters differ slightly in width; steady.test.ts tests them.
		await page.route('**/*.woff2', () => {});
		await page.goto(path);
		const whole = await edgesOn(page);
		expect(Object.keys(whole).length).toBeGreaterThan(2);
		const html = await (await request.get(path)).text();
		for (const beginning of beginningsOf(html)) {
			await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: beginning }), {
				times: 1,
			});
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const early = await edgesOn(page);
			expect(whole, `cut behind ${beginning.slice(-60)}`).toMatchObject(early);
		}
	});
}
