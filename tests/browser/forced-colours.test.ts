import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with the colours of the system a dialog has an edge', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'View Demo' }).click();
	const edge = await page
		.getByRole('dialog')
		.evaluate((dialog) => [getComputedStyle(dialog).outlineStyle, getComputedStyle(dialog).outlineWidth]);
	expect(edge).toEqual(['solid', '1px']);
});

test('with the colours of the system a switch shows which way it stands', async ({ page }) => {
	await signUp(page, 'Ada');
	await page.goto('/settings');
	const control = page.getByRole('switch', { name: /Compact view/ });
	const coloursOf = () =>
		control.evaluate((input) => ({
			track: getComputedStyle(input).backgroundColor,
			thumb: getComputedStyle(input, '::before').backgroundColor,
		}));
	const off = await coloursOf();
	expect(off.thumb).not.toBe(off.track);
	await control.check();
	await expect(async () => {
		const on = await coloursOf();
		expect(on.track).not.toBe(off.track);
		expect(on.thumb).not.toBe(on.track);
	}).toPass();
});
