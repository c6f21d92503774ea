import { optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

const SPANISH =
	'necesito una carta de presentación para un puesto de camarero en Madrid, tengo dos años de experiencia';

test('what is in another language than the page says so: text, prompt, question, answers and the line that came', async ({
	page,
}) => {
	await page.goto('/');
	const { box, submit, prompt } = optimiserOn(page);
	await box.fill(SPANISH);
	await submit.click();
	await expect(prompt).toHaveAttribute('lang', 'es');
	await expect(page.locator('.opt-proof-text')).toHaveAttribute('lang', 'es');
	const panel = page.getByRole('region', { name: 'Make it yours' });
	const group = panel.getByRole('group');
	await expect(group.locator('legend > [lang]')).toHaveAttribute('lang', 'es');
	const answers = group.getByRole('button');
	await expect(group.getByRole('textbox')).toHaveAttribute('placeholder', 'Escribir otra');
	expect(await answers.evaluateAll((all) => all.map((one) => one.closest('[lang]')?.getAttribute('lang')))).toEqual(
		Array.from({ length: await answers.count() }, () => 'es'),
	);
	await expect(group.locator('form')).toHaveAttribute('lang', 'es');
	await group.getByRole('textbox').fill('está al lado de casa');
	await group.getByRole('button', { name: /^Añadir/ }).click();
	await expect(panel.locator('.opt-yours-why')).toContainText('In your prompt:');
	await expect(panel.locator('.opt-yours-why > [lang="es"]')).toContainText('al lado de casa');
	await expect(
		panel.getByRole('listitem').filter({ hasText: 'al lado de casa' }).locator('[lang="es"]').first(),
	).toBeVisible();
	// The words of the page around them are English.
	const english = await page
		.locator('.opt-origin, .opt-missing')
		.evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
	expect(new Set(english).difference(new Set(['en']))).toEqual(new Set());
});
