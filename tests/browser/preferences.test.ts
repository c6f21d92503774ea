import { actSignedIn, PRO } from './account-double.ts';
import { choose, EMAIL, optimiserOn, optionOn, runPrompt } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const NONE = {
	rememberAdvancedOptions: false,
	autoCopyOptimisedPrompt: false,
	compactView: false,
	offerAboutMe: false,
};

test.describe('the options', () => {
	test('are restored for an account that wants them remembered', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.request.patch('/api/account', { data: { prefs: { rememberAdvancedOptions: true } } });
		await page.goto('/');
		await optimiserOn(page).box.click();
		await expect(page.getByText('3 of 3 left this week')).toBeVisible();
		await choose(page, 'Tone', 'Academic');
		await page.reload();
		await optimiserOn(page).box.click();
		await expect(optionOn(page, 'Tone')).toHaveAccessibleName('Tone Academic');
		const sent = page.waitForRequest('**/api/optimise');
		await optimiserOn(page).box.fill(EMAIL);
		await optimiserOn(page).submit.click();
		expect((await sent).postDataJSON().modifiers.tone).toBe('academic');
	});

	test('have their defaults for everyone else, and for the next person at the same browser', async ({
		page,
		baseURL,
	}) => {
		await actSignedIn(page, baseURL, { prefs: { ...NONE, rememberAdvancedOptions: true } });
		await page.goto('/');
		await optimiserOn(page).box.click();
		await expect(page.getByText(/left this week/)).toBeVisible();
		await choose(page, 'Format', 'Table');
		await actSignedIn(page, baseURL, { id: 'b2', prefs: { ...NONE, rememberAdvancedOptions: true } });
		await page.reload();
		await optimiserOn(page).box.click();
		await expect(page.getByText(/left this week/)).toBeVisible();
		await expect(optionOn(page, 'Format')).toHaveAccessibleName('Format as typed');
	});
});

test.describe('automatic copying', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	test('puts the prompt on the clipboard when it arrives, if the preference is on', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.request.patch('/api/account', { data: { prefs: { autoCopyOptimisedPrompt: true } } });
		await stopClock(page);
		const { result } = await runPrompt(page, EMAIL);
		await expect(result.getByRole('status').getByText('Copied!')).toBeAttached();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('design team');
	});

	test('does not touch the clipboard otherwise', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.goto('/');
		await page.evaluate(() => navigator.clipboard.writeText('mine'));
		await optimiserOn(page).box.fill(EMAIL);
		await optimiserOn(page).submit.click();
		await expect(optimiserOn(page).result).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
	});

	test('offers the text for copying by hand when the browser refuses', async ({ page }) => {
		await signUp(page, 'Ada');
		await page.request.patch('/api/account', { data: { prefs: { autoCopyOptimisedPrompt: true } } });
		await page.addInitScript(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
			document.execCommand = () => false;
		});
		await runPrompt(page, EMAIL);
		await expect(page.getByText('Your browser blocked copying.')).toBeVisible();
	});
});

test('the compact view takes less space from the first paint of the next visit', async ({ page, baseURL }) => {
	const heightOf = async () => (await page.locator('#optimizer').boundingBox())?.height ?? 0;
	await page.goto('/');
	const usual = await heightOf();
	await actSignedIn(page, baseURL, { prefs: { ...NONE, compactView: true } });
	await page.reload();
	await optimiserOn(page).box.click();
	await expect(page.locator(':root')).toHaveAttribute('data-compact', '');
	await page.reload();
	expect(await heightOf()).toBeLessThan(usual * 0.85);
});

test.describe('the optimiser', () => {
	test('shows a signed-in visitor the runs left, and counts each run', async ({ page }) => {
		await signUp(page, 'Ada');
		const { result } = await runPrompt(page, EMAIL);
		await expect(result).toBeVisible();
		await expect(page.getByText('2 of 3 left this week')).toBeVisible();
	});

	test('unlocks every option for Pro, and sends the chosen ones', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL, PRO);
		await page.route('**/api/usage/summary', (route) =>
			route.fulfill({
				json: {
					usedThisWeek: 9,
					weeklyLimit: null,
					resetsAtDate: '2026-11-23T00:00:00.000Z',
					proWeeklyUsed: 9,
					proMonthly: [],
				},
			}),
		);
		await page.goto('/');
		await optimiserOn(page).box.fill(EMAIL);
		await choose(page, 'Tone', 'Casual');
		await page.getByRole('button', { name: 'Show more' }).click();
		await page.getByRole('combobox', { name: 'Length' }).selectOption('Short');
		await page.getByLabel('Role', { exact: true }).selectOption('Layered');
		await page.getByLabel('Roles, with commas').fill('editor, , nurse');
		await page.getByLabel('Code rigour').selectOption('Production');
		await page.getByRole('checkbox', { name: 'Facts' }).check();
		await expect(page.getByRole('button', { name: /^Pro: / })).toHaveCount(0);
		const sent = page.waitForRequest('**/api/optimise');
		await optimiserOn(page).submit.click();
		expect((await sent).postDataJSON().modifiers).toEqual({
			tone: 'casual',
			format: 'paragraph',
			readerLevel: 'general',
			depth: 'brief',
			length: 'short',
			archetype: 'editor + nurse',
			codeRigor: { enabled: true, level: 'production' },
			outputChecks: ['facts'],
		});
		await expect(optimiserOn(page).result).toBeVisible();
		await optimiserOn(page).box.focus();
		await page.getByRole('button', { name: 'Reset' }).click();
		await expect(page.getByRole('combobox', { name: 'Length' })).toHaveValue('no-limit');
	});

	test('remembers Pro options too', async ({ page, baseURL }) => {
		await actSignedIn(page, baseURL, { ...PRO, prefs: { ...NONE, rememberAdvancedOptions: true } });
		await page.goto('/');
		await optimiserOn(page).box.click();
		await page.getByRole('button', { name: 'Show more' }).click();
		await page.getByLabel('Target model').selectOption('Claude');
		await page.reload();
		await optimiserOn(page).box.click();
		await page.getByRole('button', { name: 'Show more' }).click();
		await expect(page.getByLabel('Target model')).toHaveValue('claude');
	});
});
