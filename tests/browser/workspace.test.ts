import type { Page } from '@playwright/test';
import { CLEAR, EMAIL, NONSENSE, openMore, optimiserOn, runPrompt, writtenFor } from './optimiser-page.ts';
import { faultsInBothThemes } from './page-faults.ts';
import {
	ADDED,
	ASSUMPTIONS,
	FRAME,
	furnish,
	OPERATIONS,
	type Parts,
	reviseWith,
	SCORE,
	SPELLINGS,
} from './result-double.ts';
import { expect, test } from './visit.ts';

const PARTS: Parts = { operations: [...OPERATIONS], assumptions: [...ASSUMPTIONS], score: SCORE };

const WORDS = EMAIL.split(' ').length;

const said = (page: Page) => page.locator('#optimizer-said');
async function openTab(page: Page, name: RegExp): Promise<void> {
	await openMore(page);
	await page.getByRole('tab', { name }).click();
}

test.describe('the list of changes', () => {
	test('is counted in a sentence, and shows six of nine until all are opened', async ({ page }) => {
		await furnish(page, PARTS);
		const { result } = await runPrompt(page, EMAIL);
		await openTab(page, /^Changes 9/);
		await expect(result).toContainText(
			'What changed: 3 lines added, 2 guesses, 1 line moved, 1 rewording, 1 passage set apart, 1 removal.',
		);
		const panel = page.getByRole('tabpanel', { name: /^Changes/ });
		await expect(panel.getByRole('listitem')).toHaveCount(6);
		await panel.getByRole('button', { name: 'Show all 9' }).click();
		await expect(panel.getByRole('listitem')).toHaveCount(9);
		await expect(panel).toContainText('Courtesy tells the model nothing.');
	});

	test('undoes one change and restores it, and the focus, the place and the words stay', async ({ page }) => {
		const wishes = await reviseWith(page, PARTS);
		const { prompt } = await runPrompt(page, EMAIL);
		await openTab(page, /^Changes/);
		await page.getByRole('button', { name: `Undo: ${ADDED}` }).click();
		const back = page.getByRole('button', { name: `Put back: ${ADDED}` });
		await expect(back).toBeFocused();
		await expect(prompt).toContainText('(step-1)');
		await expect(said(page)).toHaveText(/^Undone\. (\d+) of \1 things are still here\.$/);
		expect(wishes[0]).toMatchObject({ rawPrompt: EMAIL, undone: ['step-1'] });
		await page.keyboard.press('Enter');
		await expect(prompt).not.toContainText('(step-1)');
		await expect(said(page)).toHaveText(/^Put back\. (\d+) of \1 things are still here\.$/);
		expect(wishes, 'the first result is remembered').toHaveLength(1);
	});

	test('can be undone and restored as a whole', async ({ page }) => {
		const wishes = await reviseWith(page, PARTS);
		const { result } = await runPrompt(page, EMAIL);
		await openTab(page, /^Changes/);
		const all = page.getByRole('button', { name: 'Undo all' });
		await all.click();
		await expect(result).toContainText('Nothing was changed. 9 of them undone.');
		await expect(all).toBeFocused();
		expect(wishes[0]?.undone).toHaveLength(9);
		await page.getByRole('button', { name: 'Put all back' }).click();
		await expect(page.getByRole('tab', { name: /^Changes 9/ })).toBeVisible();
	});

	test('groups many spelling changes into one that opens and is undone as a whole or word by word', async ({
		page,
	}) => {
		const wishes = await reviseWith(page, { ...PARTS, operations: [...SPELLINGS, ...OPERATIONS] });
		await runPrompt(page, EMAIL);
		await openTab(page, /^Changes 12/);
		const panel = page.getByRole('tabpanel', { name: /^Changes/ });
		const group = panel.getByRole('button', { name: /Reworded (?:· Undone )?Spelling: 3 words$/ });
		await expect(group).toHaveAttribute('aria-expanded', 'false');
		await expect(panel.getByText('tomorow → tomorrow')).toBeHidden();
		await group.click();
		await panel.getByRole('button', { name: 'Undo: tomorow → tomorrow' }).click();
		await expect(panel.getByRole('button', { name: 'Put back: tomorow → tomorrow' })).toBeFocused();
		expect(wishes.at(-1)?.undone).toEqual(['spelling-2']);
		await panel.getByRole('button', { name: 'Undo: Spelling: 3 words' }).click();
		await expect(panel.getByRole('button', { name: 'Put back: Spelling: 3 words' })).toBeFocused();
		expect(wishes.at(-1)?.undone).toEqual(['spelling-2', 'spelling-1', 'spelling-3']);
		await group.click();
		await expect(panel.getByText('tomorow → tomorrow')).toBeHidden();
	});

	test('highlights the place of a change in both texts', async ({ page }) => {
		const source = { start: EMAIL.indexOf('No jokes'), end: EMAIL.indexOf('No jokes') + 8 };
		await furnish(page, {
			operations: OPERATIONS.map((one) => (one.id === 'move-1' ? { ...one, source: [source] } : one)),
		});
		const { result } = await runPrompt(page, EMAIL);
		await openTab(page, /^Changes/);
		const change = page.getByRole('button', { name: /^↪? ?Moved No jokes/ });
		await change.focus();
		await expect(result.locator('[data-lit]', { hasText: /^No jokes$/ })).toBeVisible();
		await change.press('Enter');
		await expect(change).toHaveAttribute('aria-expanded', 'true');
		await expect(page.getByRole('tabpanel', { name: /^Changes/ })).toContainText('You wrote');
	});
});

test('scrolls the place of a tapped item into view beside the list', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 420 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const { prompt } = await runPrompt(page, EMAIL, ['Detailed']);
	await openTab(page, /^Changes/);
	const panel = page.getByRole('tabpanel', { name: /^Changes/ });
	await panel.getByRole('button', { name: /^Show all/ }).click();
	await expect(prompt.getByText('Now act on these instructions')).not.toBeInViewport();
	await panel.getByRole('button', { name: /Form Now act/ }).click();
	await expect(prompt.getByText('Now act on these instructions')).toBeInViewport();
});

test.describe('an assumption', () => {
	test('is changed by a tap or typed words, with Enter and Escape', async ({ page }) => {
		const wishes = await reviseWith(page, PARTS);
		await runPrompt(page, EMAIL);
		await openTab(page, /^Assumed 2/);
		const tone = page.getByRole('button', { name: /^Change Tone: friendly (?:Assumed|Yours)/ });
		await tone.press('Enter');
		const field = page.getByRole('textbox', { name: 'In your words' });
		await expect(field).toBeFocused();
		await field.fill('dry');
		await page.keyboard.press('Escape');
		await expect(field).toBeHidden();
		await expect(tone).toBeFocused();
		expect(wishes).toHaveLength(0);
		await tone.press('Enter');
		await page.getByRole('button', { name: 'formal' }).click();
		const changed = page.getByRole('button', { name: /^Change Tone: formal (?:Assumed|Yours)/ });
		await expect(changed).toBeFocused();
		await expect(said(page)).toHaveText(/^Tone changed to formal\. (\d+) of \1 things are still here\.$/);
		await changed.press('Enter');
		await field.fill('dry and short');
		await field.press('Enter');
		await expect(page.getByRole('button', { name: /^Change Tone: dry and short (?:Assumed|Yours)/ })).toContainText(
			'Yours',
		);
		expect(wishes.at(-1)?.assumptions).toEqual({ tone: 'dry and short' });
	});

	test('is accepted, removed and restored', async ({ page }) => {
		const wishes = await reviseWith(page, PARTS);
		await runPrompt(page, EMAIL);
		await openTab(page, /^Assumed/);
		const accept = page.getByRole('button', { name: 'Accept Tone: friendly' });
		await accept.click();
		await expect(accept).toHaveAttribute('aria-pressed', 'true');
		await expect(page.getByRole('tab', { name: /^Assumed 1/ })).toBeVisible();
		const remove = page.getByRole('button', { name: 'Take out Level: everyone' });
		await remove.click();
		await expect(remove).toHaveAttribute('aria-pressed', 'true');
		expect(wishes.at(-1)?.assumptions).toEqual({ tone: 'friendly', level: null });
		await remove.click();
		await expect(remove).toHaveAttribute('aria-pressed', 'false');
		await expect(remove).toBeFocused();
	});

	test('refuses an empty value at its field', async ({ page }) => {
		await furnish(page, PARTS);
		await runPrompt(page, EMAIL);
		await openTab(page, /^Assumed/);
		await page.getByRole('button', { name: /^Change Tone: friendly (?:Assumed|Yours)/ }).click();
		await page.getByRole('textbox', { name: 'In your words' }).fill('  ');
		await page.keyboard.press('Enter');
		await expect(page.getByText('Say what it should be, or take it out.')).toBeVisible();
	});
});

test('the server gives back the text when every change is undone, and a changed assumption becomes the visitor’s own', async ({
	page,
}) => {
	const { box, submit, clarifier, prompt } = optimiserOn(page);
	await page.goto('/');
	await box.fill(NONSENSE);
	await submit.click();
	await clarifier.getByRole('button', { name: 'Use sensible defaults' }).click();
	await openTab(page, /^Assumed [1-9]/);
	await page.getByRole('button', { name: /^Change Audience: / }).click();
	await page.getByRole('textbox', { name: 'In your words' }).fill('Zoë');
	await page.keyboard.press('Enter');
	await expect(prompt.locator('p', { hasText: 'Zoë' }).locator('.opt-origin'), 'theirs is unmarked').toHaveCount(0);
	await openTab(page, /^Changes/);
	await page.getByRole('button', { name: /^Undo: Now act on these/ }).click();
	await expect(prompt).not.toContainText('Now act on these');
	await expect(said(page)).toHaveText(/^Undone\./);
	await page.getByRole('button', { name: 'Undo all' }).click();
	await expect(prompt.getByRole('heading')).toHaveCount(0);
	await expect(prompt).toContainText(NONSENSE, { ignoreCase: true });
	await expect(prompt).toContainText('Zoë');
	await page.getByRole('button', { name: 'Put all back' }).click();
	await expect(prompt).toContainText('Now act on these');
});

test('the prompt is written for another model, with notes on the differences', async ({ page }) => {
	const wishes = await reviseWith(page, PARTS);
	const { prompt } = await runPrompt(page, EMAIL);
	await openMore(page);
	const choice = writtenFor(page);
	await expect(choice).toHaveValue('auto');
	await choice.selectOption('Claude');
	await expect(prompt).toContainText('(claude)');
	await expect(said(page)).toHaveText(/^Written for Claude\. (\d+) of \1 things are still here\.$/);
	await page.getByText('What differs and why').click();
	await expect(page.getByText('Sections stand in tags, which Claude is trained to follow.')).toBeVisible();
	await choice.selectOption('Any model');
	await expect(prompt).not.toContainText('(claude)');
	await choice.selectOption('Llama');
	await expect(prompt).toContainText('(llama)');
	expect(wishes.map(({ model }) => model)).toEqual(['claude', 'llama']);
});

test('the prompt is compared with the text, word for word', async ({ page }) => {
	const { result } = await runPrompt(page, EMAIL, ['Detailed']);
	await openMore(page);
	const compare = result.getByRole('button', { name: 'Compare with your text' });
	await compare.click();
	const view = result.getByRole('region', { name: 'Your text and the prompt, word for word' });
	await expect(view).toContainText(`of your ${WORDS} words are in the prompt`);
	await expect(view.locator('ins', { hasText: 'Acceptance tests' })).toContainText('added:');
	await compare.click();
	await expect(optimiserOn(page).prompt).toBeVisible();
});

test('both lengths are shown, and one press gives a shorter prompt', async ({ page }) => {
	const wishes = await reviseWith(page, PARTS);
	const { result, prompt } = await runPrompt(page, EMAIL, ['Detailed']);
	await openMore(page);
	const meter = result.getByRole('region', { name: 'Length' });
	await expect(meter).toContainText(`${EMAIL.length} characters, ${WORDS} words`);
	await expect(meter).toContainText(/\d times as long/);
	const short = meter.getByRole('switch', { name: 'Shorter, same facts' });
	await short.click();
	await expect(short).toBeChecked();
	await expect(prompt).toContainText('(short)');
	await expect(said(page)).toHaveText(/^Shorter: \d+ characters\. (\d+) of \1 things are still here\.$/);
	expect(wishes[0]?.isShort).toBe(true);
	await short.click();
	await expect(short).not.toBeChecked();
});

test('a prompt with nothing to leave out is offered in no shorter form', async ({ page }) => {
	const { result } = await runPrompt(page, EMAIL);
	await openMore(page);
	const meter = result.getByRole('region', { name: 'Length' });
	await expect(meter).toContainText(`${WORDS} words`);
	await expect(meter.getByRole('switch')).toHaveCount(0);
});

test('the score of the text is shown with every check', async ({ page }) => {
	await furnish(page, PARTS);
	await runPrompt(page, EMAIL);
	await openTab(page, /^Score 62/);
	const panel = page.getByRole('tabpanel', { name: /^Score/ });
	await expect(panel).toContainText('Your text: 62 of 100');
	await expect(panel.getByRole('listitem').last()).toContainText('12 of 50');
	await expect(panel.getByRole('listitem').last()).toContainText('why you meet is not said');
});

test('a text that was already clear is called so, and its run is not counted', async ({ page }) => {
	await furnish(page, { alreadyGood: true, operations: [] });
	const { result } = await runPrompt(page, CLEAR);
	await expect(result).toContainText('Already clear: nothing needed changing. No PLOOP used.');
});

test('a clear text that was only tidied is called so, and headings and the closing line do not count as added', async ({
	page,
}) => {
	await furnish(page, { alreadyGood: true, operations: [...SPELLINGS, ...OPERATIONS.slice(0, 1), ...FRAME] });
	const { result } = await runPrompt(page, EMAIL);
	await expect(result).toContainText(
		'Already clear: PLOOP only tidied it. 3 edits; undo any under More. ' +
			'One line added; undo it under More. No PLOOP used.',
	);
});

test('a clear text that was only divided into paragraphs is not called unchanged', async ({ page }) => {
	await furnish(page, { alreadyGood: true, operations: [] });
	const { result } = await runPrompt(
		page,
		'my team keeps missing deadlines and I have to talk to them about it on Monday. There are 6 of them and 2 are new. ' +
			'Last Friday we lost a client because the report was 3 days late and nobody told me. Write me what to say in a ' +
			'10 minute meeting, start with what went well, then the problem, and finish with two things we change.',
	);
	await expect(result).not.toContainText('nothing needed changing');
});

test('a brief with its own headings and rules is unchanged and costs no run', async ({ page }) => {
	const brief = [
		'# Role\nYou are a support agent for a bank.',
		'# Task\nWrite a reply to the customer who asks why a transfer of £250 is late.',
		'# Rules\n- Under 150 words.\n- Calm tone.\n- Do not promise a date.\n- Mention the reference TR-4471.',
		'# Audience\nA customer aged 60 who is not technical.',
	].join('\n\n');
	const { result, prompt } = await runPrompt(page, brief);
	await expect(result).toContainText('Already clear: nothing needed changing. No PLOOP used.');
	await expect(prompt).toContainText('Mention the reference TR-4471.');
	await expect(page.getByText(/^1 of 1 left this week/)).toBeVisible();
});

test.describe('a revision that fails', () => {
	test.use({ allowedFaults: [/(?:status of 503|ERR_FAILED) .*\/api\/optimise\/revise/] });

	test('changes nothing, says why and what to do, and works on the second try', async ({ page }) => {
		await reviseWith(page, PARTS);
		const { box, prompt } = await runPrompt(page, EMAIL);
		let isDown = true;
		await page.route('**/api/optimise/revise', (route) =>
			isDown ? route.fulfill({ status: 503, json: { error: 'unavailable' } }) : route.fallback(),
		);
		const before = await prompt.textContent();
		await openMore(page);
		await writtenFor(page).selectOption('Gemini');
		const alert = page.getByRole('alert').filter({ hasText: 'The service is temporarily unavailable.' });
		await expect(alert).toContainText('you’re looking at the last version');
		await expect(writtenFor(page)).toHaveValue('auto');
		expect(await prompt.textContent()).toBe(before);
		await expect(box).toHaveValue(EMAIL);
		isDown = false;
		await alert.getByRole('button', { name: 'Try again' }).click();
		await expect(prompt).toContainText('(gemini)');
		await expect(alert).toBeHidden();
	});

	test('because of a lost connection says so, and can be dismissed', async ({ page }) => {
		await reviseWith(page, PARTS);
		await runPrompt(page, EMAIL);
		await page.route('**/api/optimise/revise', (route) => route.abort());
		await openMore(page);
		await writtenFor(page).selectOption('Claude');
		const alert = page.getByRole('alert').filter({ hasText: 'Unable to connect to the service.' });
		await expect(alert).toBeInViewport();
		await alert.getByRole('button', { name: 'Dismiss' }).click();
		await expect(alert).toBeHidden();
	});
});

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

		test('no part of the workspace has an accessibility fault or scrolls sideways in either theme', async ({
			page,
		}) => {
			await reviseWith(page, { ...PARTS, alreadyGood: true });
			await runPrompt(page, EMAIL);
			await openTab(page, /^Changes/);
			await page.getByRole('button', { name: `Undo: ${ADDED}` }).click();
			await openMore(page);
			await writtenFor(page).selectOption('Claude');
			await page.getByText('What differs and why').click();
			expect(await faultsInBothThemes(page)).toEqual([]);
			await openTab(page, /^Assumed/);
			await page.getByRole('button', { name: 'Accept Level: everyone' }).click();
			await page.getByRole('button', { name: /^Change Tone/ }).click();
			expect(await faultsInBothThemes(page)).toEqual([]);
			await openTab(page, /^Score/);
			await page.getByRole('button', { name: 'Compare with your text' }).click();
			await expect(page.getByRole('region', { name: /word for word/ })).toBeVisible();
			expect(await faultsInBothThemes(page)).toEqual([]);
		});

		test('a prompt stays readable while it is revised, in either theme', async ({ page }) => {
			await furnish(page, PARTS);
			await page.route('**/api/optimise/revise', () => {});
			await runPrompt(page, EMAIL);
			await openMore(page);
			await writtenFor(page).selectOption('Claude');
			await expect(page.locator('#optimizer-paper')).toHaveAttribute('aria-busy', 'true');
			expect(await faultsInBothThemes(page)).toEqual([]);
		});
	});
}
