import type { Locator, Page } from '@playwright/test';
import { EMAIL, NONSENSE, optimiserOn } from './optimiser-page.ts';
import { accessibilityFaultsOf, faultsInBothThemes } from './page-faults.ts';
import { expect, test } from './visit.ts';

interface State {
	readonly name: string;
	readonly path: string;
	readonly bring: (page: Page) => Promise<unknown>;
}

const opened = (opener: string, title: string): State => ({
	name: `dialog '${title}'`,
	path: '/',
	bring: async (page) => {
		await page.getByRole('button', { name: opener, exact: true }).press('Enter');
		await page.getByRole('dialog', { name: title }).waitFor();
	},
});

async function ran(page: Page, text: string, outcome: Locator): Promise<void> {
	const { box, submit } = optimiserOn(page);
	await box.fill(text);
	await submit.click();
	await expect(outcome).toBeVisible();
}

const STATES: readonly State[] = [
	{ name: 'home, first visit', path: '/', bring: async () => {} },
	{
		name: 'home, banner answered',
		path: '/',
		bring: async (page) => {
			await page.getByRole('button', { name: 'Only necessary' }).click();
			await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeHidden();
		},
	},
	opened('View Demo', 'See PLOOP at work'),
	opened("You're using AI completely wrong — Here's how…", "You're using AI completely wrong"),
	opened('Who is PLOOP for?', 'Who is PLOOP for?'),
	opened('Free plan, see what Pro adds', 'Create a free account or go pro to unlock powerful controls'),
	opened('Manage cookies', 'Cookie preferences'),
	{
		name: 'dialog of a Pro control',
		path: '/',
		bring: (page) =>
			page.evaluate(() => {
				const detail = { id: 'pro-feature-dialog', feature: 'Tone: casual' };
				document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail }));
			}),
	},
	{ name: 'home, with a result', path: '/', bring: (page) => ran(page, EMAIL, optimiserOn(page).result) },
	{ name: 'home, asked a question', path: '/', bring: (page) => ran(page, NONSENSE, optimiserOn(page).clarifier) },
	{ name: 'home, refused', path: '/', bring: (page) => ran(page, ' ', page.getByText('Prompt required.')) },
	{ name: 'page not found', path: '/no-such-page', bring: async () => {} },
	{ name: 'server error', path: '/500', bring: async () => {} },
];

test.use({ allowedFaults: [/status of 404 .*no-such-page/], contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const { name, path, bring } of STATES) {
			test(`${name} has no accessibility fault and no sideways scrolling in either theme`, async ({ page }) => {
				await page.goto(path);
				await bring(page);
				expect(await faultsInBothThemes(page)).toEqual([]);
			});
		}
	});
}

test('a planted fault is found', async ({ page }) => {
	await page.goto('/');
	await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
	expect((await accessibilityFaultsOf(page)).join()).toContain('image-alt');
});
