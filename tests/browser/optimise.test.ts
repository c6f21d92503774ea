import type { Response } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { CLEAR, copied, EMAIL, NONSENSE, optimiserOn, runPrompt } from './optimiser-page.ts';
import { scrollsSideways } from './page-faults.ts';
import { expect, test } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const isOptimise = (response: Response) => response.url().endsWith('/api/optimise');

test.describe('a visitor without an account', () => {
	test('types, presses PLOOP and copies exactly the prompt that was made', async ({ page }) => {
		const answer = page.waitForResponse(isOptimise);
		const { prompt, copy } = await runPrompt(page, EMAIL);
		const { optimised_prompt: made } = await (await answer).json();
		await expect(prompt.getByRole('heading', { name: 'Intent' })).toBeVisible();
		await expect(prompt).toContainText('under 120 words');
		expect(await copied(page, copy)).toBe(made);
		expect(made).toMatch(/Do not re-optimize this prompt; produce the requested output\.$/);
		await expect(copy).toHaveText('Copy');
	});

	test('sees how long the prompt is', async ({ page }) => {
		const answer = page.waitForResponse(isOptimise);
		const { result } = await runPrompt(page, EMAIL);
		const { optimised_prompt: made } = await (await answer).json();
		await expect(result).toContainText(`${made.length.toLocaleString('en-GB')} characters`);
	});

	test('sees every wish marked in their own text, and a tapped one highlighted in both texts', async ({ page }) => {
		const { proof, result, prompt } = await runPrompt(page, EMAIL);
		await expect(result).toContainText(/(\d+) of \1 things you said are here/);
		const [, total] = /(\d+) of \d+ things you said/.exec((await result.textContent()) ?? '') ?? [];
		await expect(proof.locator('mark')).toHaveCount(Number(total));
		const phrase = proof.getByRole('button', { name: /no jokes/i });
		await phrase.click();
		await expect(phrase).toHaveAttribute('aria-pressed', 'true');
		await page.mouse.move(0, 0);
		await expect(prompt.locator('mark[data-lit]')).toHaveText(/no jokes/i);
		await expect(result.locator('mark[data-lit]')).toHaveCount(2);
	});

	test('sees marks on derived and added lines at more depth, and none on their own', async ({ page }) => {
		const { prompt, result, more } = await runPrompt(page, EMAIL, ['Detailed']);
		await expect(prompt.getByRole('heading', { name: 'What to do / step-by-step' })).toBeVisible();
		await expect(prompt.locator('p', { hasText: 'Rule met: No jokes.' })).toContainText('From yours');
		await expect(prompt.locator('p', { hasText: /^•?\s*No jokes\./ }).locator('.opt-origin')).toHaveCount(0);
		const added = await prompt.locator('.opt-origin[data-origin="added"]').count();
		expect(added).toBeGreaterThan(0);
		await more.click();
		await expect(result, 'the marks and the sentence count the same').toContainText(
			`What changed: ${added} lines added`,
		);
	});

	test('finds only their own wishes in the prompt, each on its own line', async ({ page }) => {
		const { prompt } = await runPrompt(page, EMAIL);
		await expect(prompt.locator('.opt-origin')).toHaveCount(0);
		await expect(prompt.getByRole('heading')).toHaveText(['Intent', 'Constraints & Safety']);
		for (const wish of ['Keep it under 120 words.', 'Use bullet points.', 'Mention the new room.', 'No jokes.'])
			await expect(prompt.locator('p', { hasText: new RegExp(`^•?\\s*${wish}`) })).toBeVisible();
	});

	test('gets a clear request back without headings, and the run is not counted', async ({ page }) => {
		const { result, prompt } = await runPrompt(page, CLEAR);
		await expect(result).toContainText('Already clear: nothing needed changing. No PLOOP used.');
		await expect(result, 'the closing line is no line added').not.toContainText('PLOOP added');
		await expect(prompt.getByRole('heading')).toHaveCount(0);
		await expect(prompt).toContainText(CLEAR);
		await expect(prompt).toContainText('Now act on these instructions directly.');
		await expect(page.getByText(/^1 of 1 left this week/)).toBeVisible();
	});

	test('presses twice at once, and one request is sent', async ({ page }) => {
		let sent = 0;
		page.on('request', (request) => {
			if (request.url().endsWith('/api/optimise')) sent += 1;
		});
		await page.goto('/');
		const { box, submit, result } = optimiserOn(page);
		await box.fill(EMAIL);
		await expect(optimiserOn(page).clear).toBeEnabled();
		await submit.dblclick();
		await expect(result).toBeVisible();
		expect(sent).toBe(1);
	});

	test('scrolls while waiting, and the page does not jump to the result', async ({ page }) => {
		const release = await holdRequests(page, '**/api/optimise');
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		const { box, submit, result } = optimiserOn(page);
		await box.fill(EMAIL);
		await submit.click();
		await expect(page.getByRole('button', { name: 'PLOOPing…' })).toBeVisible();
		const before = await page.evaluate(() => scrollY);
		await page.mouse.wheel(0, 60);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 60);
		release();
		await expect(result).toBeVisible();
		await expect(result.getByRole('heading', { name: 'Your prompt' })).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(before + 60);
	});

	test('reads a right-to-left prompt from the right, in the box and in the result', async ({ page }) => {
		const arabic =
			'اكتب بريدًا إلكترونيًا إلى فريق التصميم حول اجتماع يوم الجمعة في الساعة 3، أقل من 120 كلمة، بدون نكات.';
		const { box, prompt } = await runPrompt(page, arabic);
		await expect(box).toHaveCSS('direction', 'rtl');
		await expect(prompt).toHaveCSS('direction', 'rtl');
	});

	test('sees a very long word wrap', async ({ page }) => {
		await runPrompt(page, `Write a short email to Ana, under 80 words, that quotes this key: ${'k'.repeat(600)}`);
		expect(await scrollsSideways(page)).toBe(false);
	});

	test('can copy by hand when the browser refuses to copy', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'clipboard', { value: undefined });
			document.execCommand = () => false;
		});
		const answer = page.waitForResponse(isOptimise);
		const { result, copy } = await runPrompt(page, EMAIL);
		const { optimised_prompt: made } = await (await answer).json();
		await copy.click();
		await expect(page.getByText('Your browser blocked copying.')).toBeVisible();
		await expect(result.getByRole('textbox', { name: 'Your prompt' })).toHaveValue(made);
		await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(made);
	});

	test('prints only the result', async ({ page }) => {
		const { prompt, box } = await runPrompt(page, EMAIL);
		await page.emulateMedia({ media: 'print' });
		await expect(prompt).toBeVisible();
		await expect(box).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	});

	test('keeps the text when the weekly run is used up, and is offered an account', async ({ page }) => {
		const { box, submit } = await runPrompt(page, EMAIL);
		await box.fill(`${EMAIL} Sign it as Zoë.`);
		await submit.click();
		await expect(
			page.getByRole('paragraph').filter({ hasText: 'Sign in required to use the PLOOP Optimiser' }),
		).toBeVisible();
		await expect(
			page.getByRole('region', { name: 'Make your wish' }).getByRole('link', { name: 'Create a free account' }),
		).toHaveAttribute('href', /^\/signup/);
		await expect(box).toHaveValue(`${EMAIL} Sign it as Zoë.`);
		await expect(optimiserOn(page).result, 'the earlier result stays').toBeVisible();
		await page.getByRole('button', { name: 'Upgrade' }).click();
		await expect(page.getByRole('dialog', { name: /^Create a free account or go pro/ })).toBeVisible();
	});
	test.use({ allowedFaults: [/status of 401 .*\/api\/optimise/] });

	test('is sent to log in to save a template', async ({ page }) => {
		const { result } = await runPrompt(page, EMAIL);
		await result.getByRole('button', { name: 'Save as Template' }).click();
		await expect(page).toHaveURL(/:\d+\/(login.*|\?.*|#.*)?$/);
		await expect(page.getByRole('textbox', { name: 'What do you want from AI?' })).toHaveValue(EMAIL);
	});
});

test.describe('a text that needs a clarification', () => {
	test('gets a question, and the answer leads to a result', async ({ page }) => {
		const { box, submit, clarifier, answer, result } = optimiserOn(page);
		await page.goto('/');
		await box.fill(NONSENSE);
		await submit.click();
		await expect(clarifier).toBeVisible();
		await clarifier.getByRole('button', { name: 'Continue with this clarification' }).click();
		await expect(page.getByText('Please add some clarification details before continuing.')).toBeVisible();
		await answer.fill('a friendly birthday message for my sister Zoë, 3 lines');
		await clarifier.getByRole('button', { name: 'Continue with this clarification' }).click();
		await expect(result).toBeVisible();
		await expect(page.getByRole('article')).toContainText('Zoë');
		await expect(page.getByRole('article'), 'the label that joins the two is nobody’s words').not.toContainText(
			/additional context/i,
		);
	});

	test('is completed by a pasted text, which becomes the text to work on', async ({ page }) => {
		const { box, submit, clarifier, prompt } = optimiserOn(page);
		await page.goto('/');
		await box.fill('Make it shorter');
		await submit.click();
		const field = clarifier.getByRole('textbox').first();
		await field.fill('The harbour wall took nine years. Keep away from the edge.');
		await field.press('Enter');
		await expect(prompt.getByRole('figure')).toContainText('Keep away from the edge.');
		await expect(prompt.locator('p', { hasText: 'Make it shorter.' }).locator('.opt-origin')).toHaveCount(0);
	});

	test('can go on with sensible defaults instead of an answer', async ({ page }) => {
		const { box, submit, clarifier, result } = optimiserOn(page);
		await page.goto('/');
		await box.fill(NONSENSE);
		await submit.click();
		await clarifier.getByRole('button', { name: 'Use sensible defaults' }).click();
		await expect(result).toBeVisible();
		await expect(page.getByRole('article')).toContainText(NONSENSE, { ignoreCase: true });
	});

	test('costs no run', async ({ page }) => {
		const { box, submit, clarifier, result } = optimiserOn(page);
		await page.goto('/');
		for (const text of [NONSENSE, `${NONSENSE} ${NONSENSE}`]) {
			await box.fill(text);
			const answered = page.waitForResponse(isOptimise);
			await submit.click();
			await answered;
			await expect(clarifier).toBeVisible();
		}
		await box.fill(EMAIL);
		await submit.click();
		await expect(result).toBeVisible();
	});

	test('takes a tapped example into the answer', async ({ page }) => {
		const { box, submit, clarifier, answer } = optimiserOn(page);
		await page.goto('/');
		await box.fill(NONSENSE);
		await submit.click();
		await expect(clarifier).toContainText(`You typed: ${NONSENSE}`);
		const example = clarifier.getByRole('list').getByRole('button').first();
		const text = (await example.textContent()) ?? '';
		expect(text).toBe('Write an email to … about …');
		await example.click();
		await expect(answer).toHaveValue(text);
		await expect(answer).toBeFocused();
		await page.keyboard.type('my bank');
		await expect(answer, 'what is typed fills the first gap').toHaveValue('Write an email to my bank about …');
	});

	test('takes an answer of several lines: Shift and Enter begin a new line, and Enter sends', async ({ page }) => {
		const { box, submit, answer } = optimiserOn(page);
		await page.goto('/');
		await box.fill(NONSENSE);
		await submit.click();
		await answer.pressSequentially('a birthday message for my sister');
		await answer.press('Shift+Enter');
		await answer.pressSequentially('3 lines');
		await expect(answer).toHaveValue('a birthday message for my sister\n3 lines');
		const request = page.waitForRequest('**/api/optimise');
		await answer.press('Enter');
		expect((await request).postDataJSON().rawPrompt).toBe(
			`${NONSENSE}\n\nAdditional context: a birthday message for my sister\n3 lines`,
		);
	});

	test('has one prominent button, which asks for an answer when pressed without one, and a quiet one to go on without one', async ({
		page,
	}) => {
		const { box, submit, clarifier, answer } = optimiserOn(page);
		await page.goto('/');
		await box.fill(NONSENSE);
		await submit.click();
		const button = (name: string) => clarifier.getByRole('button', { name });
		await expect(button('Continue with this clarification')).toHaveCSS('background-image', /gradient/);
		await expect(clarifier.getByText('Write your answer first.')).toBeHidden();
		await button('Continue with this clarification').click();
		await expect(clarifier.getByText('Write your answer first.')).toBeVisible();
		await expect(answer).toHaveAttribute('placeholder', /^e\.g\. /);
		await answer.fill('an email');
		await expect(clarifier.getByText('Write your answer first.')).toBeHidden();
		await expect(button('Use sensible defaults')).toHaveCSS('background-image', 'none');
		await expect(submit).toBeHidden();
	});
});
