import type { Locator, Page } from '@playwright/test';
import { actSignedIn } from './account-double.ts';
import { copied, EMAIL, runPrompt } from './optimiser-page.ts';
import { type Parts, reviseWith, settleGiven } from './result-double.ts';
import { expect, test } from './visit.ts';

const PARTS: Parts = {
	questions: [
		{ id: 'outcome', question: 'What should happen then?', options: ['They say yes', 'They simply know'] },
		{ id: 'known', question: 'What do they know already?', options: ['Nothing yet', 'Most of it'] },
		{ id: 'harm', question: 'What could go down badly?', options: ['Sounding pushy'] },
	],
	suggestions: [{ id: 'subject', text: 'Give it a subject line.', because: 'email' }],
};

const said = (page: Page) => page.locator('#optimizer-said');
const yoursOn = (page: Page) => {
	const panel = page.getByRole('region', { name: 'Make it yours' });
	return {
		panel,
		question: (words: string | RegExp) => panel.getByRole('group', { name: words }),
		given: panel.getByRole('list', { name: 'Your answers in the prompt' }).getByRole('listitem'),
		own: panel.getByRole('group').getByRole('textbox'),
		addWish: panel.getByRole('button', { name: 'Anything else to add?' }),
		wish: panel.getByRole('textbox', { name: 'Anything else' }),
	};
};

test('a tapped answer adds its line to the prompt, is announced and can be undone', async ({ page }) => {
	const wishes = await reviseWith(page, PARTS, settleGiven);
	const { prompt } = await runPrompt(page, EMAIL);
	const { panel, question, given } = yoursOn(page);
	await expect(question(/^Question 1 of 3.*What should happen then\?$/)).toBeVisible();
	await panel.getByRole('button', { name: 'They say yes' }).click();
	await expect(prompt.locator('[data-answer]')).toHaveText('Answered: They say yes.');
	await expect(said(page)).toHaveText('In your prompt: Answered: They say yes.');
	expect(wishes[0]?.answers).toEqual({ outcome: 'They say yes' });
	await expect(question(/^Question 2 of 3.*What do they know already\?$/), 'the count goes on').toBeVisible();
	await expect(given).toHaveText(/What should happen then\? They say yes/);
	await panel.getByRole('button', { name: /^Undo ?: They say yes$/ }).click();
	await expect(prompt.locator('[data-answer]')).toHaveCount(0);
	await expect(question(/^Question 1 of 3.*What should happen then\?$/)).toBeVisible();
});

test('the other questions wait behind a row that says how many they are, and a chosen one is asked next', async ({
	page,
}) => {
	await reviseWith(page, PARTS, settleGiven);
	await runPrompt(page, EMAIL);
	const { panel, question } = yoursOn(page);
	const row = panel.getByRole('button', { name: '2 more questions' });
	const list = panel.getByRole('list', { name: '2 more questions' });
	await expect(row).toHaveAttribute('aria-expanded', 'false');
	await expect(list).toBeHidden();
	await row.press('Enter');
	await expect(row).toHaveAttribute('aria-expanded', 'true');
	await list.getByRole('button', { name: 'What could go down badly?' }).press('Enter');
	await expect(question(/What could go down badly\?$/).locator('legend'), 'the pressed row is gone').toBeFocused();
	await panel.getByRole('button', { name: 'Sounding pushy' }).click();
	await expect(panel.getByRole('button', { name: 'What do they know already?' }), 'a single one').toBeVisible();
	await expect(panel.getByRole('button', { name: /more question/ })).toHaveCount(0);
});

test('the focus goes on to the question that the revision brings, not to one that it takes away', async ({ page }) => {
	await reviseWith(page, PARTS, (asked, answer) => ({
		...settleGiven(asked, answer),
		questions: [{ id: 'other', question: 'And what else?', options: ['Nothing'] }],
	}));
	await runPrompt(page, EMAIL);
	const { panel, question } = yoursOn(page);
	await panel.getByRole('button', { name: 'They say yes' }).press('Enter');
	await expect(question(/And what else\?$/).locator('legend')).toBeFocused();
});

test('the answer to the last question moves nothing in the window', async ({ page }) => {
	await reviseWith(page, { questions: PARTS.questions?.slice(0, 1) ?? [], suggestions: [] }, settleGiven);
	await runPrompt(page, EMAIL);
	const { panel } = yoursOn(page);
	const heading = panel.getByRole('heading', { name: 'Make it yours' });
	const before = (await heading.boundingBox())?.y;
	await panel.getByRole('button', { name: 'They say yes' }).click();
	await expect(heading).toBeFocused();
	expect((await heading.boundingBox())?.y).toBe(before);
});

test('a prompt without questions has a single line to add something, below the typed text', async ({ page }) => {
	const wishes = await reviseWith(page, { questions: [], suggestions: [] }, settleGiven);
	await runPrompt(page, EMAIL);
	const { panel, given, addWish, wish } = yoursOn(page);
	const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await top(addWish)).toBeGreaterThan(await top(page.getByRole('complementary', { name: 'What you typed' })));
		await expect(panel).toHaveCSS('border-top-width', '0px');
	}
	await expect(panel.getByText('That’s everything we’d ask.')).toBeHidden();
	await addWish.click();
	await wish.fill('keep it short');
	await wish.press('Enter');
	await expect(given).toHaveText(/keep it short/);
	expect(Object.values(wishes[0]?.answers ?? {})).toEqual(['keep it short']);
});

test('a prompt with an answer is no longer called clear as typed', async ({ page }) => {
	const { result, prompt } = await runPrompt(
		page,
		'worksheet on fractions for year 4, mixed ability, 20 mins, with answers',
	);
	await expect(result).toContainText('Already clear');
	const chips = yoursOn(page).panel.getByRole('group').getByRole('button');
	await chips
		.filter({ hasNotText: /…|Add|Skip/ })
		.first()
		.click();
	await expect(prompt.locator('[data-answer]')).toHaveCount(1);
	await expect(result).not.toContainText('Already clear');
	await expect(result).toContainText('No PLOOP used.');
});

test('a suggested line names the words it follows from, and is listed with the answers once accepted', async ({
	page,
}) => {
	const wishes = await reviseWith(page, PARTS, settleGiven);
	const { prompt } = await runPrompt(page, EMAIL);
	const { panel, given } = yoursOn(page);
	await expect(panel).toContainText('(you wrote “email”)');
	await panel.getByRole('button', { name: /Give it a subject line/ }).click();
	await expect(prompt).toContainText('Give it a subject line.');
	await expect(given).toHaveText(/Give it a subject line/);
	expect(wishes[0]?.accept).toEqual(['subject']);
});

test('by keyboard a digit chooses, Enter goes on, own words can be typed, and Escape leaves', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const wishes = await reviseWith(page, PARTS, settleGiven);
	const { copy, result } = await runPrompt(page, EMAIL);
	const { panel, question, own } = yoursOn(page);
	await expect(result.getByRole('heading', { name: 'Your prompt is ready' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(question('What should happen then?').locator('legend')).toBeFocused();
	await page.keyboard.press('2');
	await expect(said(page)).toHaveText('In your prompt: Answered: They simply know.');
	await expect(question(/^Question 2 of 3.*What do they know already\?$/).locator('legend')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(said(page)).toHaveText('Skipped.');
	await expect(question(/^Question 3 of 3.*What could go down badly\?$/).locator('legend')).toBeFocused();
	await own.focus();
	await page.keyboard.type('1 thing: no blame');
	await expect(own, 'digits are letters there').toHaveValue('1 thing: no blame');
	await page.keyboard.press('Enter');
	await expect(panel).toContainText('That’s everything we’d ask.');
	await expect
		.poll(() => wishes.at(-1))
		.toMatchObject({
			answers: { outcome: 'They simply know', harm: '1 thing: no blame' },
			skipped: ['known'],
		});
	await expect(panel.getByRole('heading', { name: 'Make it yours' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(copy).toBeFocused();
	expect(await copied(page, copy, () => page.keyboard.press('Enter'))).toContain('Answered: 1 thing: no blame.');
});

test('an option for own words begins the answer in the field, by tap and by digit', async ({ page }) => {
	const question = { id: 'detail', question: 'Which true thing must be in it?', options: ['A habit…', 'None'] };
	const wishes = await reviseWith(page, { questions: [question], suggestions: [] }, settleGiven);
	await runPrompt(page, EMAIL);
	const { panel, own } = yoursOn(page);
	await panel.getByRole('button', { name: 'A habit…' }).click();
	await expect(own).toBeFocused();
	await expect(own).toHaveValue('A habit… ');
	await page.keyboard.press('Escape');
	await expect(panel.getByRole('button', { name: 'A habit…' })).toBeFocused();
	await page.keyboard.press('1');
	await expect(own).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(own, 'its start alone is no answer').toHaveValue('A habit… ');
	await page.keyboard.type('she hums');
	await page.keyboard.press('Enter');
	await expect(panel).toContainText('That’s everything we’d ask.');
	await expect.poll(() => wishes.at(-1)?.answers).toEqual({ detail: 'A habit… she hums' });
});

test('a field that opens takes the focus once, and not again when another part changes', async ({ page }) => {
	await reviseWith(page, PARTS, settleGiven);
	await runPrompt(page, EMAIL);
	const { panel, addWish, wish } = yoursOn(page);
	await addWish.click();
	await expect(wish).toBeFocused();
	const offer = panel.getByRole('button', { name: /Give it a subject line/ });
	await offer.press('Enter');
	await expect(said(page)).toHaveText(/Give it a subject line/);
	await expect(wish).not.toBeFocused();
});

test('the live region is on the page before its first announcement', async ({ page }) => {
	await page.goto('/');
	await expect(said(page)).toBeAttached();
	await expect(said(page)).toHaveText('');
});

test('the total of the questions does not grow when an answer leads to more', async ({ page }) => {
	await reviseWith(page, PARTS, (asked, answer) => ({
		...settleGiven(asked, answer),
		questions: [
			...(PARTS.questions ?? []).filter(({ id }) => asked.answers?.[id] === undefined),
			{ id: 'more', question: 'And what else?', options: ['Nothing'] },
		],
	}));
	await runPrompt(page, EMAIL);
	const { panel } = yoursOn(page);
	await panel.getByRole('button', { name: 'They say yes' }).click();
	await expect(panel).toContainText('Question 2 of 3');
});

test('a later wish is added to the prompt and can be undone', async ({ page }) => {
	const wishes = await reviseWith(page, PARTS, settleGiven);
	const { prompt } = await runPrompt(page, EMAIL);
	const { panel, addWish, wish, given, question } = yoursOn(page);
	await expect(wish, 'no field beside the question before it is wanted').toBeHidden();
	await addWish.click();
	await expect(wish).toBeFocused();
	await wish.press('Escape');
	await expect(addWish).toBeFocused();
	await addWish.press('Enter');
	await wish.fill('same but for kids');
	await wish.press('Enter');
	await expect(prompt.locator('[data-answer]')).toHaveText('Answered: same but for kids.');
	await expect(wish, 'the next one may come').toHaveValue('');
	await expect(given).toHaveText(/Anything else same but for kids/);
	await expect(question(/What should happen then\?$/), 'the questions wait').toBeVisible();
	await wish.fill('no nuts');
	await wish.press('Enter');
	await expect.poll(() => wishes.at(-1)?.answers).toEqual({ wish: 'same but for kids', 'wish.2': 'no nuts' });
	await panel.getByRole('button', { name: /^Undo ?: no nuts$/ }).click();
	await expect(given).toHaveCount(1);
});

test('kept lines are offered when the preference is on, and an answer is kept on request', async ({
	page,
	baseURL,
}) => {
	const prefs = { rememberAdvancedOptions: false, autoCopyOptimisedPrompt: false, compactView: false };
	await actSignedIn(page, baseURL, { prefs: { ...prefs, offerAboutMe: true } });
	const line = (id: string, text: string) => ({ id, text, created_at: '2026-11-01T00:00:00.000Z' });
	await page.route('**/api/account/about', (route) =>
		route.request().method() === 'GET'
			? route.fulfill({ json: { lines: [line('1', 'British English')] } })
			: route.fulfill({ json: line('2', route.request().postDataJSON().text) }),
	);
	const wishes = await reviseWith(page, PARTS, settleGiven);
	await runPrompt(page, EMAIL);
	const { panel, given } = yoursOn(page);
	await panel
		.getByRole('list', { name: 'About me' })
		.getByRole('button', { name: /British English/ })
		.click();
	await expect.poll(() => wishes.at(-1)?.answers).toEqual({ 'me.1': 'British English' });
	await expect(given).toHaveText(/British English/);
	await panel.getByRole('button', { name: 'They say yes' }).click();
	await panel.getByRole('button', { name: /^Keep about me ?: They say yes$/ }).click();
	await expect(panel.getByRole('status')).toHaveText('Kept about you: They say yes');
});

test('kept lines are neither offered nor collected when the preference is off', async ({ page, baseURL }) => {
	await actSignedIn(page, baseURL);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await reviseWith(page, PARTS, settleGiven);
	await runPrompt(page, EMAIL);
	await expect(yoursOn(page).panel).toBeVisible();
	expect(asked).not.toContain('/api/account/about');
});
