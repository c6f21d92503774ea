import type { Page } from '@playwright/test';
import { listen } from './heard.ts';
import { EMAIL, NONSENSE, optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/status of 401 .*optimise|ERR_FAILED/] });

const WORKING = 'said: Cooking your prompt…';

/** Fills the box and focuses PLOOP, as by keyboard. */
async function readyToPress(page: Page, text: string) {
	const { box, submit } = optimiserOn(page);
	await page.goto('/');
	await box.fill(text);
	await submit.focus();
	return listen(page);
}

test('from the press to the result a screen reader says that it works, where the focus moves and how much was kept', async ({
	page,
}) => {
	const heard = await readyToPress(page, EMAIL);
	await page.keyboard.press('Enter');
	await expect(optimiserOn(page).result).toBeVisible();
	await expect
		.poll(heard)
		.toEqual([
			WORKING,
			'focus: Your prompt is ready',
			expect.stringMatching(/^said: Your prompt is ready: \d+ of \d+ things kept$/),
		]);
});

test('from the press to a question it says that it works, then the question', async ({ page }) => {
	const heard = await readyToPress(page, NONSENSE);
	await page.keyboard.press('Enter');
	await expect(optimiserOn(page).clarifier).toBeVisible();
	await expect.poll(heard).toEqual([WORKING, expect.stringMatching(/^focus: Clarifying question: /)]);
});

test('it says that a guest has no runs left', async ({ page }) => {
	const { box, submit, result } = optimiserOn(page);
	await page.goto('/');
	await box.fill(EMAIL);
	await submit.click();
	await expect(result).toBeVisible();
	await box.fill(`${EMAIL} Thank them.`);
	await submit.focus();
	const heard = await listen(page);
	await page.keyboard.press('Enter');
	await expect.poll(heard).toContainEqual(expect.stringMatching(/^said: Sign in required/));
});

test('it says the text of a toast', async ({ page }) => {
	await page.addInitScript(() => sessionStorage.setItem('ploop:insert-template', 'Dear reader'));
	const isListening = Promise.withResolvers<void>();
	await page.route('**/_astro/late-toast*', async (route) => {
		await isListening.promise;
		await route.continue();
	});
	await page.goto('/');
	const heard = await listen(page);
	isListening.resolve();
	await optimiserOn(page).box.focus();
	await expect.poll(heard).toContainEqual(expect.stringContaining('Template inserted'));
});

test.describe('after a press that fails', () => {
	test('it says the error, and the focus stays on PLOOP', async ({ page }) => {
		await page.route('**/api/optimise', (route) => route.abort());
		const heard = await readyToPress(page, EMAIL);
		await page.keyboard.press('Enter');
		await expect.poll(heard).toEqual([WORKING, expect.stringMatching(/^said: .*Unable to connect/)]);
		await expect(optimiserOn(page).submit).toBeFocused();
	});

	test('at a question it says the error, and the focus stays', async ({ page }) => {
		await readyToPress(page, NONSENSE);
		await page.keyboard.press('Enter');
		const { clarifier } = optimiserOn(page);
		// The question gets the focus when it arrives, which may be after its buttons are on the page.
		await expect(clarifier.getByRole('heading', { level: 3 })).toBeFocused();
		const goOn = clarifier.getByRole('button', { name: 'Use sensible defaults' });
		await goOn.focus();
		await page.route('**/api/optimise', (route) => route.abort());
		await page.keyboard.press('Enter');
		await expect(page.getByText('Unable to connect to the service.').first()).toBeVisible();
		await expect(goOn).toBeFocused();
	});
});
