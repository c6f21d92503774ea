import { ROUTES } from '#support/routes';
import { optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

const STAYS = ROUTES.filter(({ kind }) => kind !== 'redirect').map(({ path }) => path);

test.use({ javaScriptEnabled: false, allowedFaults: [/status of 404 .*no-such-page/] });

test('without scripts no page shows a control that needs a script', async ({ page }) => {
	for (const path of [...STAYS, '/no-such-page']) {
		await page.goto(path);
		await expect(page.getByRole('contentinfo')).toBeVisible();
		const controls = page.locator('button, input, select, textarea').filter({ visible: true });
		expect.soft(await controls.allTextContents(), path).toEqual([]);
	}
});

test('without scripts the home page says so in place of the box, and links to further pages', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('noscript p', { hasText: 'The optimiser needs JavaScript' })).toBeInViewport();
	await expect(optimiserOn(page).box).toBeHidden();
	await expect(page.getByRole('link', { name: 'How it works' }).first()).toBeVisible();
});
