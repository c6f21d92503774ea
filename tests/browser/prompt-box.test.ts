import { holdRequests } from './hold-requests.ts';
import { copied, EMAIL, optimiserOn, runPrompt } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';

test('text typed before hydration stays and is run', async ({ page }) => {
	const release = await holdRequests(page, /\/_astro\/.*(client|Optimiser|react).*\.js$/i);
	const { box, result, submit } = optimiserOn(page);
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	await box.click();
	await page.keyboard.type(EMAIL);
	await submit.click();
	await expect(box).toHaveValue(EMAIL);
	release();
	await expect(result).toBeVisible();
	await expect(box).toHaveValue(EMAIL);
});

test('a visitor gets and copies a result by keyboard', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/');
	await untilPainted(page);
	await page.keyboard.press('Escape');
	const { box, result, copy } = optimiserOn(page);
	const tabTo = async (target: typeof box, most: number) => {
		for (let press = 0; press < most; press += 1) {
			if (await target.evaluate((element) => element === document.activeElement)) return;
			await page.keyboard.press('Tab');
		}
		await expect(target).toBeFocused();
	};
	await tabTo(box, 40);
	await page.keyboard.type(EMAIL);
	await page.keyboard.press('Control+Enter');
	await expect(result.getByRole('heading', { name: 'Your prompt' })).toBeFocused();
	await tabTo(copy, 10);
	expect(await copied(page, copy, () => page.keyboard.press('Enter'))).toContain('under 120 words');
});

test('a draft is restored after a reload, even one typed just before', async ({ page }) => {
	const { box } = optimiserOn(page);
	await page.goto('/');
	await box.fill(EMAIL);
	await expect(optimiserOn(page).clear).toBeEnabled();
	await page.reload();
	await expect(box).toHaveValue(EMAIL);
});

test('a template chosen on another page fills the box once, with a message', async ({ page }) => {
	await stopClock(page);
	await page.goto('/');
	await page.evaluate((text) => sessionStorage.setItem('ploop:insert-template', text), EMAIL);
	await page.reload();
	const { box, clear } = optimiserOn(page);
	await expect(box).toHaveValue(EMAIL);
	await expect(page.getByText('Template inserted into your prompt!')).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.getItem('ploop:insert-template'))).toBeNull();
	await clear.click();
	await page.reload();
	await expect(box).toHaveValue('');
});

test('Clear empties the box, and the text can be restored', async ({ page }) => {
	const { box, clear } = optimiserOn(page);
	await page.goto('/');
	await box.fill(EMAIL);
	await clear.click();
	await expect(box).toHaveValue('');
	await expect(clear, 'nothing is left to clear').toBeHidden();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(box).toHaveValue(EMAIL);
});

test('each quick example fills the box', async ({ page }) => {
	const { box } = optimiserOn(page);
	await page.goto('/');
	for (const [label, words] of [
		['Reviews: AI trends', 'AI trends'],
		['Spec: Feature requirements', 'feature requirements'],
		['Email: Stakeholder update', 'stakeholders'],
	] as const) {
		await page.getByRole('button', { name: 'Quick Examples' }).click();
		await page.locator('#optimizer-examples').getByRole('button', { name: label }).click();
		await expect(box).toHaveValue(new RegExp(words));
	}
});

test.describe('the limit of 4,000 characters', () => {
	test('shows a warning above 90 per cent and refuses more, keeping every character', async ({ page }) => {
		const { box, submit } = optimiserOn(page);
		await page.goto('/');
		await box.fill('a'.repeat(3601));
		await expect(page.getByText(/3,?601\/4,?000, 399 left/)).toBeVisible();
		await box.fill('a'.repeat(4001));
		await expect(page.getByText(/Character limit exceeded: 4,?001\/4,?000/)).toBeVisible();
		await expect(submit).toBeDisabled();
		let sent = 0;
		page.on('request', (request) => {
			if (request.url().endsWith('/api/optimise')) sent += 1;
		});
		await box.press('Control+Enter');
		await expect(box).toHaveValue('a'.repeat(4001));
		expect(sent).toBe(0);
	});
});

test('an empty box says what is missing beside it', async ({ page }) => {
	const { submit } = optimiserOn(page);
	await page.goto('/');
	await submit.click();
	await expect(page.getByRole('alert').filter({ hasText: 'Prompt required.' })).toBeVisible();
});

test.describe('without a connection', () => {
	test.use({ allowedFaults: [/ERR_INTERNET_DISCONNECTED/] });

	test('a run says so, keeps the text, and works once the connection is back', async ({ page, context }) => {
		const { box, submit, result } = optimiserOn(page);
		await page.goto('/');
		await box.fill(EMAIL);
		await expect(optimiserOn(page).clear).toBeEnabled();
		await context.setOffline(true);
		await submit.click();
		await expect(
			page.getByText('Unable to connect to the service. Please check your internet connection.'),
		).toBeVisible();
		await expect(box).toHaveValue(EMAIL);
		await context.setOffline(false);
		await submit.click();
		await expect(result).toBeVisible();
	});
});

test.describe('answers of a server in trouble', () => {
	const cases = [
		[500, {}, 'The service is temporarily unavailable. Please try again in a few moments.'],
		[503, '<html>', 'The service is temporarily unavailable. Please try again in a few moments.'],
		[429, { error: 'rate_limited', message: 'x' }, 'Too many requests. Please wait a moment before trying again.'],
		[
			429,
			{ error: 'limit_reached', message: "You've hit this week's limit. Resets Monday 00:00 (London)." },
			"You've hit this week's limit.",
		],
		[418, { error: 'teapot', message: '' }, 'Error 418: teapot'],
	] as const;
	test.use({ allowedFaults: [/status of (500|503|429|418)/] });

	for (const [status, body, sentence] of cases) {
		test(`${status} ${JSON.stringify(body).slice(0, 40)} is shown as a sentence, and the text stays`, async ({
			page,
		}) => {
			await page.route('**/api/optimise', (route) =>
				route.fulfill({
					status,
					contentType: 'application/json',
					body: typeof body === 'string' ? body : JSON.stringify(body),
				}),
			);
			const { box, submit } = optimiserOn(page);
			await page.goto('/');
			await box.fill(EMAIL);
			await submit.click();
			await expect(page.getByText(sentence).first()).toBeVisible();
			await expect(box).toHaveValue(EMAIL);
		});
	}
});

test('hostile text is shown as text', async ({ page }) => {
	const hostile =
		'Write a note that says <img src=x onerror="document.title=1"><script>document.title=2</script> to Ana, 2 lines';
	await runPrompt(page, hostile);
	await expect(page.getByRole('article')).toContainText('<script>');
	await expect(page).toHaveTitle(/PLOOP/);
});
