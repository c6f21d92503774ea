import { actSignedIn, PRO } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { expect, test } from './visit.ts';

test('each of the three cards has a link that loads a page', async ({ page }) => {
	await page.goto('/pricing');
	const cards = page.getByRole('list', { name: 'Plans' });
	for (const [name, href] of [
		['Create Free Account', '/signup'],
		['Upgrade to Pro £4.99/mo', '/checkout?plan=pro_monthly'],
		['Go Annual £48', '/checkout?plan=pro_annual'],
	] as const) {
		await expect(cards.getByRole('link', { name })).toHaveAttribute('href', href);
	}
	await expect(cards.getByText('Save 20%', { exact: true })).toBeVisible();
	await expect(cards.getByText('3 PLOOPs per week')).toBeVisible();
	await expect(cards.getByRole('link', { name: 'Go to billing' })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Ask for a custom plan' })).toHaveAttribute('href', '/contact');
	await expect(page.getByRole('row', { name: 'PLOOPs 3 per week Unlimited' })).toBeVisible();
	await expect(page.getByRole('row', { name: 'Templates Included Included' })).toBeVisible();
});

test('the table ends with the same choice as the cards', async ({ page }) => {
	await page.goto('/pricing');
	const end = page.getByRole('region', { name: 'Free and Pro, line by line' });
	await expect(end.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute('href', '/signup');
	await expect(end.getByRole('link', { name: 'Upgrade to Pro £4.99/mo' })).toHaveAttribute(
		'href',
		'/checkout?plan=pro_monthly',
	);
});

test('the saving of the annual plan is given once in per cent and once in pounds', async ({ page }) => {
	await page.goto('/pricing');
	const annual = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro Annual' }) });
	await expect(annual.getByText(/Save 20%/)).toHaveCount(1);
	await expect(annual.getByText('a year, £4 a month')).toBeVisible();
	await expect(annual.getByText('£11.88 less than twelve single months')).toBeVisible();
});

test('a visitor who left the checkout reads so once, and the address has no query', async ({ page }) => {
	await stopClock(page);
	await page.goto('/pricing?canceled=1');
	const toast = page.getByRole('status').filter({ hasText: 'Checkout Canceled' });
	await expect(toast).toContainText('No worries! You can upgrade to Pro anytime.');
	await expect(page).toHaveURL('/pricing');
	await page.reload();
	await expect(toast).toHaveCount(0);
});

test('an account with a plan is offered no second one, and nothing moves when the plan is loaded', async ({
	page,
	baseURL,
}) => {
	await page.goto('/pricing');
	const cards = page.getByRole('list', { name: 'Plans' });
	const before = await cards.boundingBox();
	await actSignedIn(page, baseURL);
	await page.reload();
	await expect(cards.getByText('Your plan')).toBeVisible();
	await expect(cards.getByRole('link', { name: 'Create Free Account' })).toHaveCount(0);
	await expect(cards.getByRole('link', { name: 'Go Annual £48' })).toBeVisible();
	await actSignedIn(page, baseURL, PRO);
	await page.reload();
	await expect(cards.getByRole('link', { name: 'Go to billing' })).toHaveCount(2);
	await expect(page.getByRole('link', { name: /Upgrade to Pro|Go Annual/ })).toHaveCount(0);
	expect(await cards.boundingBox()).toEqual(before);
});

test('on a phone one plan is shown at a time, the recommended one first', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/pricing');
	const buy = (name: string) => page.getByRole('list', { name: 'Plans' }).getByRole('link', { name });
	const choices = page.getByRole('navigation', { name: 'Our three plans' }).getByRole('link');
	await expect(buy('Upgrade to Pro £4.99/mo')).toBeInViewport({ ratio: 1 });
	await expect(buy('Go Annual £48')).toBeHidden();
	for (const choice of await choices.all()) expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await choices.filter({ hasText: 'Pro Annual' }).click();
	await expect(buy('Go Annual £48')).toBeInViewport({ ratio: 1 });
	await expect(buy('Upgrade to Pro £4.99/mo')).toBeHidden();
	await expect(choices.first(), 'the others stay at hand').toBeInViewport({ ratio: 1 });
});
