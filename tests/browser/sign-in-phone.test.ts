import { confirmedAccount, enter } from './confirmed-account.ts';
import { logIn, logInOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

test('on a phone the menu has Log in, and the account after it', async ({ page }) => {
	const email = await confirmedAccount();
	await page.goto('/');
	const open = page.getByRole('button', { name: 'Menu', exact: true });
	await open.tap();
	const menu = page.getByRole('dialog', { name: 'Menu' });
	await menu.getByRole('link', { name: 'Log in' }).tap();
	await expect(menu).toBeHidden();
	await expect(logInOn(page).email).toBeFocused();
	await logIn(page, email, 'a heron by the lake');
	await expect(page.getByRole('banner').getByRole('button', { name: /^Free/ })).toBeVisible();
	await expect(logInOn(page).dialog).toBeHidden();
	await open.tap();
	const account = menu.getByRole('region', { name: 'Account' });
	await expect(account.getByText(email)).toBeVisible();
	for (const name of ['Profile', 'Billing', 'Usage', 'Settings']) {
		await expect(account.getByRole('link', { name })).toBeVisible();
	}
	await expect(menu.getByRole('link', { name: 'Log in' })).toBeHidden();
});

test('logging out on a phone removes all personal data from it', async ({ page }) => {
	await enter(page);
	await page.goto('/500');
	await page.evaluate(() => {
		localStorage.setItem('ploop:draft', 'my secret idea');
		sessionStorage.setItem('ploop:insert-template', 'my own template');
	});
	await page.getByRole('button', { name: 'Menu', exact: true }).tap();
	await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).tap();
	await expect(page).toHaveURL(/:\d+\/$/);
	await expect(page.getByRole('textbox', { name: 'What do you want from AI?' })).toHaveValue('');
	const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
	expect(kept).not.toContain('my secret idea');
	expect(kept).not.toContain('my own template');
	expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'ploop_signed_in' }));
	await page.goBack();
	await page.goto('/account');
	await expect(page).toHaveURL(/\/signup/);
});
