import type { Page } from '@playwright/test';
import { keeperOf, UPDATE } from './kept-people.ts';
import { stopClock } from './page-clock.ts';
import { fillSignUp, logIn, logInOn, signUpOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/status of 50[02] /] });
// Toasts do not disappear by themselves.
test.beforeEach(({ page }) => stopClock(page));

/** Answers without a sentence of this server: a proxy's page, no body, a fault without a sentence. */
const ANSWERS = [
	{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
	{ status: 500, body: '' },
	{
		status: 500,
		json: { error: 'internal', message: 'An unexpected error occurred. Please try again.', requestId: 'r' },
	},
] as const;

const answerWith = (page: Page, path: string, answer: (typeof ANSWERS)[number]) =>
	page.route(path, (route) => (route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback()));

for (const answer of ANSWERS) {
	const name = 'json' in answer ? 'a fault' : answer.body === '' ? 'nothing' : 'a page of a proxy';

	test(`after a sign-up ${name} is shown as the form's own sentence`, async ({ page }) => {
		await answerWith(page, '**/api/auth/sign-up', answer);
		await page.goto('/signup');
		await fillSignUp(page);
		await signUpOn(page).submit.click();
		await expect(page.getByRole('alert').filter({ hasText: 'Signup Failed' })).toHaveText(
			/Signup Failed\s*Please try again\./,
		);
	});

	test(`after a new template ${name} is shown as the form's own sentence`, async ({ page }) => {
		await keeperOf(page, [UPDATE]);
		await answerWith(page, '**/api/user-templates', answer);
		await page.goto('/templates');
		await page.getByRole('button', { name: 'New template' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('textbox', { name: 'Title' }).fill('A letter');
		await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear reader');
		await dialog.getByRole('button', { name: 'Save template' }).click();
		await expect(dialog.getByText('Create failed: Failed to create')).toBeVisible();
	});
}

for (const answer of ANSWERS.slice(0, 2)) {
	test(`a log-in answered with status ${answer.status} is not shown as a lost connection`, async ({ page }) => {
		await answerWith(page, '**/api/auth/sign-in', answer);
		await page.goto('/login');
		await logIn(page, 'ada@example.com', 'whatever it was');
		const told = logInOn(page).dialog.getByRole('alert').filter({ hasText: 'Login Failed' });
		await expect(told).toContainText('Please check your credentials and try again.');
	});
}
