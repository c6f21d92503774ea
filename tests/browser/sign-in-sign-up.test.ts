import type { Page } from '@playwright/test';
import { refuse } from './account-double.ts';
import { enter } from './confirmed-account.ts';
import { stopClock } from './page-clock.ts';
import { fillSignUp, logInOn, signUpOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

// Toasts do not disappear by themselves.
test.beforeEach(({ page }) => stopClock(page));

const toastOn = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/** Answers the form in place of the server and records what it sent. */
async function doubleSignUp(page: Page): Promise<Record<string, unknown>[]> {
	const sent: Record<string, unknown>[] = [];
	await page.route('**/api/auth/sign-up', async (route) => {
		sent.push(route.request().postDataJSON());
		await route.fulfill({ json: { ok: true } });
	});
	return sent;
}

test('an empty form shows what is missing at each field, and the first gets the focus', async ({ page }) => {
	await page.goto('/signup');
	const { name, submit, email, password, terms } = signUpOn(page);
	await submit.click();
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription('Name is required');
	await expect(email).toHaveAccessibleDescription('Email is required');
	await expect(password).toHaveAccessibleDescription(/^At least 8 characters.*Password is required$/);
	await expect(terms).toHaveAccessibleDescription('Please agree to the Terms and Privacy.');
});

test('seven characters are too short for a password, eight are not', async ({ page }) => {
	const sent = await doubleSignUp(page);
	await page.goto('/signup');
	await fillSignUp(page, { password: 'kettles', confirm: 'kettles' });
	const { password, confirm, submit } = signUpOn(page);
	await submit.click();
	await expect(password).toBeFocused();
	await expect(page.getByText('Password must be at least 8 characters.')).toBeVisible();
	expect(sent).toEqual([]);
	await password.fill('kettles8');
	await confirm.fill('kettles8');
	await submit.click();
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('two passwords that differ are reported and kept', async ({ page }) => {
	await page.goto('/signup');
	await fillSignUp(page, { confirm: 'something else' });
	const { confirm, submit } = signUpOn(page);
	await submit.click();
	await expect(toastOn(page, 'Password Mismatch')).toContainText('Passwords must match.');
	await expect(confirm).toBeFocused();
	await expect(confirm).toHaveValue('something else');
});

test('without the agreement nothing is sent', async ({ page }) => {
	const sent = await doubleSignUp(page);
	await page.goto('/signup');
	await fillSignUp(page);
	const { terms, submit } = signUpOn(page);
	await terms.uncheck();
	await submit.click();
	await expect(toastOn(page, 'Agreement Required')).toContainText('Please agree to the Terms and Privacy.');
	await expect(terms).toBeFocused();
	expect(sent).toEqual([]);
});

test('Terms and Privacy open in a new tab, so that nothing typed is lost', async ({ page }) => {
	await page.goto('/signup');
	for (const [name, href] of [
		['Terms (opens in a new tab)', '/terms'],
		['Privacy Policy (opens in a new tab)', '/privacy'],
	] as const) {
		const link = page.getByRole('main').getByRole('link', { name });
		await expect(link).toHaveAttribute('href', href);
		await expect(link).toHaveAttribute('target', '_blank');
	}
});

for (const [query, wanted, note] of [
	['', { plan: 'free' }, null],
	['?plan=pro', { plan: 'pro' }, 'You chose Pro at £4.99 a month.'],
	['?plan=annual', { plan: 'annual' }, 'You chose Pro at £48 a year.'],
	['?plan=diamond', { plan: 'free' }, null],
	['?plan=pro&next=/templates', { plan: 'pro', next: '/templates' }, null],
	[
		'?next=/checkout?plan=pro_annual',
		{ plan: 'free', next: '/checkout?plan=pro_annual' },
		'You chose Pro at £48 a year.',
	],
	['?next=//evil.example', { plan: 'free', next: '/pricing' }, null],
] as const) {
	test(`'/signup${query}' sends the plan and the page to go to`, async ({ page }) => {
		const sent = await doubleSignUp(page);
		await page.goto(`/signup${query}`);
		await fillSignUp(page);
		if (note) await expect(page.getByText(note)).toBeVisible();
		else await expect(page.getByText('You chose Pro').locator('visible=true')).toHaveCount(0);
		await signUpOn(page).submit.click();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
		const { plan, next } = sent[0] as { plan: string; next?: string };
		expect({ plan, ...(next && { next }) }).toEqual(wanted);
	});
}

test.describe('when the server refuses', () => {
	test.use({ allowedFaults: [/status of (400|429|503) .*sign-up/] });

	test("a common password is reported at its field with the server's sentence", async ({ page }) => {
		await page.goto('/signup');
		await fillSignUp(page, { password: 'password123', confirm: 'password123' });
		const { password, name, submit } = signUpOn(page);
		await submit.click();
		await expect(toastOn(page, 'Signup Failed')).toContainText('attackers try first');
		await expect(password).toBeFocused();
		await expect(password).toHaveAccessibleDescription(/attackers try first/);
		await expect(name).toHaveValue('Ada');
		await expect(submit).toHaveText('Create account');
	});

	test('a fault of no single field is shown below the form', async ({ page }) => {
		await page.route('**/api/auth/sign-up', (route) =>
			refuse(route, 503, 'email_disabled', 'Email is not configured.'),
		);
		await page.goto('/signup');
		await fillSignUp(page);
		await signUpOn(page).submit.click();
		await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email is not configured.');
	});
});

test.describe('while the connection is lost', () => {
	test.use({ allowedFaults: [/ERR_FAILED/] });

	test('a message says so, and everything typed stays for the next try', async ({ page }) => {
		await page.route('**/api/auth/sign-up', (route) => route.abort());
		await page.goto('/signup');
		await fillSignUp(page, { email: 'ada@example.com' });
		const { email, password, submit } = signUpOn(page);
		await submit.click();
		await expect(toastOn(page, 'Signup Failed')).toContainText('Unable to connect to the service.');
		await expect(email).toHaveValue('ada@example.com');
		await expect(password).not.toHaveValue('');
		await doubleSignUp(page);
		await submit.click();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
	});
});

test('from “look for the mail” the visitor can go back to the form, which keeps all but the passwords', async ({
	page,
}) => {
	await doubleSignUp(page);
	await page.goto('/signup');
	await fillSignUp(page, { email: 'adda@example.com' });
	const { name, email, password, submit } = signUpOn(page);
	await submit.click();
	await expect(page.getByRole('main').getByText('adda@example.com')).toBeVisible();
	await page.getByRole('button', { name: 'Use another address' }).click();
	await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
	await expect(name).toHaveValue('Ada');
	await expect(email).toHaveValue('adda@example.com');
	await expect(password).toHaveValue('');
});

test('a visitor signs up by keyboard', async ({ page }) => {
	await doubleSignUp(page);
	await page.goto('/signup');
	// A click and not `focus()`, because a browser drops keys pressed before the first paint.
	await signUpOn(page).name.click();
	for (const text of ['Ada', 'ada@example.com', 'kettle harbour']) {
		await page.keyboard.insertText(text);
		await page.keyboard.press('Tab');
	}
	// Past the button that shows the password.
	await page.keyboard.press('Tab');
	await page.keyboard.insertText('kettle harbour');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(signUpOn(page).terms).toBeChecked();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
});

test('a visitor with an account can log in from there', async ({ page }) => {
	await page.goto('/signup');
	await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
	await expect(logInOn(page).dialog).toBeVisible();
});

test('a signed-in visitor gets a message in place of the form', async ({ page }) => {
	await enter(page);
	await page.goto('/signup');
	await expect(page.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
	await expect(signUpOn(page).submit).toBeHidden();
	await page.getByRole('link', { name: 'Go to your account' }).click();
	await expect(page).toHaveURL(/\/account$/);
});
