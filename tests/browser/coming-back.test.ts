import type { Page } from '@playwright/test';
import { ACCOUNT_PASSWORD, confirmedAccount, enter, makePro } from './confirmed-account.ts';
import { historyOf } from './kept-people.ts';
import { copied, EMAIL, optimiserOn, runPrompt } from './optimiser-page.ts';
import { signUp } from './real-account.ts';
import { newAddress } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

/** Fills the dialog that opened. */
async function logIn(page: Page, email: string): Promise<void> {
	const dialog = page.getByRole('dialog', { name: 'Welcome back' });
	await dialog.getByLabel('Email').fill(email);
	await dialog.getByLabel('Password', { exact: true }).fill(ACCOUNT_PASSWORD);
	await dialog.getByRole('button', { name: 'Sign in' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'What’s the wish today?' })).toBeVisible();
}

const textOf = (page: Page): Promise<string> => optimiserOn(page).prompt.innerText();

test.describe('a guest with a result', () => {
	test('presses Save as Template, logs in and finds the template saved and the run counted once', async ({ page }) => {
		const email = await confirmedAccount();
		const { result } = await runPrompt(page, EMAIL);
		const before = await textOf(page);
		await result.getByRole('button', { name: 'Save as Template' }).click();
		await logIn(page, email);
		await expect(result).toBeVisible();
		expect(await textOf(page)).toBe(before);
		await expect(page.getByText('Template saved!')).toBeVisible();
		// One of the runs is the guest's own, which moves to the account; coming back to its result costs none.
		await expect(page.getByText('2 of 3 left this week')).toBeVisible();
		await page.goto('/templates');
		await expect(page.getByRole('heading', { name: /^Write an email to the design team/ })).toHaveCount(1);
	});

	test('logs in and finds the same result with the answers, and no template', async ({ page }) => {
		const email = await confirmedAccount();
		const { result } = await runPrompt(page, EMAIL);
		const before = await textOf(page);
		await page
			.getByRole('button', { name: 'Log in' })
			.or(page.getByRole('link', { name: 'Log in' }))
			.first()
			.click();
		await logIn(page, email);
		await expect(result).toContainText('Just as you left it. It hasn’t used another PLOOP.');
		expect(await textOf(page)).toBe(before);
		await page.goto('/');
		await expect(optimiserOn(page).box).toHaveValue(EMAIL);
		await expect(result).toHaveCount(0);
	});

	test('signs up, follows the link in the mail, finds the result and reads that the address is confirmed', async ({
		page,
	}) => {
		const { result } = await runPrompt(page, EMAIL);
		const before = await textOf(page);
		await page.goto('/signup');
		const email = newAddress();
		await page.getByLabel('Name').fill('Ada');
		await page.getByLabel('Email').fill(email);
		await page.getByLabel('Password', { exact: true }).fill(ACCOUNT_PASSWORD);
		await page.getByLabel('Confirm password').fill(ACCOUNT_PASSWORD);
		await page.getByRole('checkbox', { name: /I agree/ }).check();
		await page.getByRole('button', { name: 'Create account' }).click();
		await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
		await page.goto(await linkSentTo(page, email));
		await expect(page.getByText('Your address is confirmed, and you’re signed in.')).toBeVisible();
		await expect(result).toBeVisible();
		expect(await textOf(page)).toBe(before);
	});

	test('finds it again after a reload', async ({ page }) => {
		const { result } = await runPrompt(page, EMAIL);
		await page.reload();
		await expect(result).toBeVisible();
	});
});

async function linkSentTo(page: Page, email: string): Promise<string> {
	let link: string | undefined;
	await expect(async () => {
		const mails: { to: string; links: string[] }[] = await (await page.request.get('/dev/mail.json')).json();
		link = mails.find(({ to }) => to === email)?.links[0];
		expect(link).toBeDefined();
	}).toPass();
	return link ?? '';
}

test.describe('the home page of a signed-in visitor', () => {
	test('shows the tool, the runs left and the last prompts, and no sign-up', async ({ page }) => {
		await signUp(page, 'Ada');
		const { box, submit } = await runPrompt(page, EMAIL);
		await expect(page.getByText('2 of 3 left this week')).toBeVisible();
		await box.focus();
		await expect(submit).toBeVisible();
		await page.goto('/');
		await expect(page.getByRole('heading', { level: 1, name: 'What’s the wish today?' })).toBeVisible();
		await expect(page.getByText('2 of 3 left this week')).toBeVisible();
		const main = page.getByRole('main');
		await expect(main.getByRole('link', { name: 'Create Free Account' })).toBeHidden();
		await expect(main.getByRole('heading', { name: 'HOW PLOOP WORKS' })).toBeHidden();
		const last = main.getByRole('region', { name: 'Your last prompts' }).getByRole('listitem').getByRole('link');
		await expect(last).toHaveText(EMAIL);
		await last.click();
		await expect(optimiserOn(page).result).toContainText('From your history');
	});

	test('copies an earlier prompt, names the day of the next runs, and links to Pro when few are left', async ({
		page,
		context,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await historyOf(page, [EMAIL, `${EMAIL} Sign it from Ada.`]);
		await page.goto('/');
		await expect(page.getByText(/^1 of 3 left this week · Resets Monday/)).toBeVisible();
		const { items } = await (await page.request.get('/api/account/history')).json();
		const last = page.getByRole('region', { name: 'Your last prompts' }).getByRole('listitem').first();
		expect(await copied(page, last.getByRole('button', { name: /^Cop(y prompt:|ied!)/ }))).toBe(items[0].result);
		await page.getByRole('main').getByRole('button', { name: 'Upgrade', exact: true }).click();
		await expect(page.getByRole('dialog', { name: /go pro/ })).toBeVisible();
	});

	test('tells a new account where its prompts will be listed', async ({ page }) => {
		await enter(page);
		await page.goto('/');
		await expect(page.getByText('The prompts you make appear here, one click away.')).toBeVisible();
		await expect(page.getByText('3 of 3 left this week')).toBeVisible();
	});

	test('shows no limit to a Pro account', async ({ page }) => {
		await makePro(await enter(page));
		await page.goto('/');
		await expect(page.getByText('The prompts you make appear here, one click away.')).toBeVisible();
		await expect(page.getByText(/left this week/)).toHaveCount(0);
	});
});

test.describe('when nothing is left', () => {
	test.use({ allowedFaults: [/status of 401 .*api\/optimise/] });

	test('a guest reads so beside the button, and a press says what an account gives', async ({ page }) => {
		const { box, submit } = await runPrompt(page, EMAIL);
		await box.focus();
		await expect(submit).toHaveAccessibleDescription(/You’ve used your free try\. An account is free\./);
		await box.fill(`${EMAIL} Sign it from Ada.`);
		await submit.click();
		await expect(
			page.getByRole('paragraph').filter({ hasText: 'Sign in required to use the PLOOP Optimiser' }),
		).toBeVisible();
		await expect(page.getByText('You’ve used your free try. An account is free and gives you 3 a week.')).toBeVisible();
	});
});
