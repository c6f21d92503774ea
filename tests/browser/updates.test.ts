import { accessibilityFaultsOf } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';

test('a visitor subscribes to roadmap news, confirms by mail and later unsubscribes', async ({ page, request }) => {
	const address = `ada-${test.info().testId.slice(-8)}-${test.info().retry}@example.com`;
	await page.goto('/roadmap');
	await untilPainted(page);
	await page.keyboard.press('Escape');
	const form = page.locator('#updates-form');
	const email = form.getByLabel('Your email');
	await form.getByRole('button', { name: 'Get updates' }).click();
	await expect(form.getByText('Email is required')).toBeVisible();
	await expect(email).toBeFocused();
	await email.fill('nobody');
	await email.press('Enter');
	await expect(form.getByText('Please enter a valid email address')).toBeVisible();
	await expect(email).toHaveValue('nobody');
	await email.fill(address);
	await email.press('Enter');
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	expect(await accessibilityFaultsOf(page)).toEqual([]);

	let link = '';
	await expect(async () => {
		const mails: { to: string; links: string[] }[] = await (await request.get('/dev/mail.json')).json();
		link = mails.find(({ to }) => to === address)?.links[0] ?? '';
		expect(link).toContain('/updates/confirm?token=');
	}).toPass();
	await page.goto(new URL(link).pathname + new URL(link).search);
	await expect(page).toHaveURL(/\/updates\/confirm$/);
	await page.getByRole('button', { name: 'Yes, send me updates' }).click();
	await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeFocused();
});

test.describe('an invalid link', () => {
	test.use({ allowedFaults: [/status of 400 .*api\/updates/] });

	test('shows a message and a link, whatever it holds', async ({ page }) => {
		for (const [path, token] of [
			['confirm', ''],
			['confirm', 'x'.repeat(5000)],
			['unsubscribe', 'a.b'],
			['unsubscribe', '<script>alert(1)</script>'],
		] as const) {
			await page.goto(`/updates/${path}?${new URLSearchParams({ token })}`);
			await page.getByRole('main').getByRole('button').click();
			await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
		}
	});
});
