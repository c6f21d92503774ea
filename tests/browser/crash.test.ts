import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/uncaught: Cannot read properties of undefined/] });

test('a part that crashes is replaced by a message and links, and the page around it stays', async ({ page }) => {
	// An island renders from the texts in the page: without them it crashes, as any fault would make it.
	await page.route('/', async (route) => {
		const answer = await route.fetch();
		const html = (await answer.text()).replace(
			/(<astro-island [^>]*component-export="Optimiser"[^>]*props=")[^"]*"/,
			'$1{}"',
		);
		await route.fulfill({ response: answer, body: html });
	});
	await page.goto('/');
	await page.getByRole('textbox', { name: 'What do you want from AI?' }).click();
	const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
	await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
	await expect(alert.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
	await expect(page.getByRole('heading', { name: 'HOW PLOOP WORKS' })).toBeVisible();
	const reloaded = page.waitForEvent('load');
	await alert.getByRole('button', { name: 'Reload' }).click();
	await reloaded;
});
