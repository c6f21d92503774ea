import { expect, test } from './visit.ts';

const questionsOn = (page: import('@playwright/test').Page) => ({
	item: (question: string) => page.locator('details').filter({ has: page.getByRole('heading', { name: question }) }),
	open: page.locator('details[open]'),
});

test('one question is open at a time, and the open one closes', async ({ page }) => {
	await page.goto('/faq');
	const { item, open } = questionsOn(page);
	await item('How do payments work?').getByRole('heading').click();
	await expect(open).toHaveCount(1);
	await expect(page.getByText('Your full card number goes to Stripe')).toBeVisible();
	await item('How do payments work?').locator('summary').focus();
	await page.keyboard.press('Enter');
	await expect(open).toHaveCount(0);
});

test('a link to a question opens it, from another page and from the same one', async ({ page }) => {
	await page.goto('/faq#plans');
	const { item, open } = questionsOn(page);
	await expect(item('What is the difference between Free and Pro?')).toHaveAttribute('open');
	await expect(item('What is the difference between Free and Pro?').locator('summary')).toBeInViewport();
	await page.evaluate(() => location.assign('#privacy'));
	await expect(item('What happens to the text I type?')).toHaveAttribute('open');
	await expect(open).toHaveCount(1);
});

test('the structured data has the questions that the page shows', async ({ page }) => {
	await page.goto('/faq');
	const shown = await page.locator('summary').allInnerTexts();
	const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
	const faq = blocks.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage');
	expect(faq.mainEntity.map((one: { name: string }) => one.name)).toEqual(shown);
	expect(shown).toHaveLength(11);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('questions open one at a time, also by a link', async ({ page }) => {
		await page.goto('/faq#how');
		const { item, open } = questionsOn(page);
		await expect(item('How does it work?')).toHaveAttribute('open');
		await item('Do I need to sign up?').locator('summary').click();
		await expect(open).toHaveCount(1);
		await expect(page.getByText('A free account needs a name')).toBeVisible();
	});
});

test('the first steps link to the example, to a question and to the prompt box', async ({ page }) => {
	await page.goto('/get-started');
	await page.getByRole('link', { name: 'See an example of a finished prompt' }).click();
	await expect(page.getByRole('heading', { name: 'Before and after' })).toBeInViewport();
	await expect(page.locator('#example-after')).toBeInViewport();
	await expect(page.getByRole('row', { name: /^PLOOPs 3 per week Unlimited$/ })).toBeVisible();
	await page.getByRole('link', { name: 'What happens to the text I type?' }).click();
	await expect(page).toHaveURL(/\/faq#privacy$/);
	await page.goBack();
	await page.getByRole('link', { name: 'Try the Optimiser' }).click();
	const box = page.getByRole('textbox', { name: 'What do you want from AI?' });
	await expect(box).toBeFocused();
	await expect(box).toBeInViewport();
});

test('each step links to its own part of the example', async ({ page }) => {
	await page.goto('/get-started');
	const links = page.getByRole('link', { name: /^See an example / });
	const parts = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
	expect(new Set(parts).size).toBe(3);
	for (const part of parts) await expect(page.locator(part)).toBeVisible();
});

test('each wish of the example links to its line in the prompt', async ({ page }) => {
	await page.goto('/how-it-works');
	const typed = page.getByRole('region', { name: 'You type' });
	await expect(typed.getByRole('link')).toHaveCount(5);
	await typed.getByRole('link', { name: '80 words max' }).click();
	await expect(page.locator('p:target')).toContainText('80 words max');
	await expect(page.locator('p:target')).toBeInViewport();
	await expect(page.getByRole('region', { name: 'You get' })).toContainText('5 of 5 kept');
});

test('the short table is part of the full one, in the same words', async ({ page }) => {
	await page.goto('/get-started');
	const short = await page.getByRole('row').allInnerTexts();
	await page.getByRole('link', { name: 'See every line of the comparison' }).click();
	await expect(page.getByRole('heading', { name: 'Free and Pro, line by line' })).toBeInViewport();
	const whole = await page.getByRole('row').allInnerTexts();
	expect(short.length).toBeLessThan(whole.length / 2);
	expect(short.filter((row) => !whole.includes(row))).toEqual([]);
});

test('the story links to the roadmap', async ({ page }) => {
	await page.goto('/about');
	await page.getByRole('link', { name: 'View Roadmap' }).click();
	await expect(page).toHaveURL(/\/roadmap$/);
	await expect(page.getByRole('heading', { level: 2, name: /^(Now|Next|Beyond)$/ })).toHaveText([
		'Now',
		'Next',
		'Beyond',
	]);
});

test('a legal page shows the current day in London and links to its sections', async ({ page }) => {
	await page.clock.setFixedTime('2027-06-30T23:30:00Z');
	await page.goto('/privacy');
	await expect(page.getByText('Last updated 1 July 2027')).toBeVisible();
	await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '9. Your rights' }).click();
	await expect(page.getByRole('heading', { name: '9. Your rights' })).toBeInViewport();
	await expect(page.getByRole('row', { name: /ploop_visitor/ })).toContainText('1 year');
});

test('a printed legal page has only its text, and every answer is printed', async ({ page }) => {
	await page.goto('/terms');
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(page.getByRole('heading', { name: '3. Subscriptions and payments' })).toBeVisible();
	for (const gone of ['banner', 'contentinfo', 'navigation'] as const)
		await expect(page.getByRole(gone)).toHaveCount(0);
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
	await page.goto('/faq');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByText('Your full card number goes to Stripe')).toBeVisible();
});
