import type { Page } from '@playwright/test';
import { choose, EMAIL, optimiserOn } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { expect, test } from './visit.ts';
import { shiftsOn, watchShifts } from './watch-shifts.ts';

const BEES = 'Write an article about bees';

function hintOn(page: Page) {
	const list = page.getByRole('list', { name: 'What your text says so far' });
	return {
		list,
		said: (name: string) => list.getByRole('listitem').filter({ hasText: new RegExp(`^${name} ✓`) }),
		open: (name: string) => list.getByRole('button', { name: new RegExp(`^${name}: open`) }),
		hide: page.getByRole('button', { name: 'Hide hints' }),
		show: page.getByRole('button', { name: 'Show hints' }),
	};
}

async function type(page: Page, text: string): Promise<void> {
	await optimiserOn(page).box.click();
	await page.keyboard.insertText(text);
}

test('the line shows stated details with a tick, and the open ones', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	const { said, open } = hintOn(page);
	await expect(said('Task')).toBeVisible();
	await expect(said('Subject')).toBeVisible();
	await expect(open('Audience')).toBeVisible();
	await expect(open('Length')).toBeVisible();
	await page.keyboard.insertText(' for children, 300 words');
	await expect(said('Audience')).toBeVisible();
	await expect(said('Length')).toBeVisible();
	await expect(open('Tone')).toBeVisible();
});

test('an open chip starts its line at the end of the text, and undo removes it', async ({ page }) => {
	await page.goto('/');
	const { box } = optimiserOn(page);
	await type(page, BEES);
	await page.keyboard.press('Home');
	await hintOn(page).open('Length').click();
	await expect(box).toBeFocused();
	await expect(box).toHaveValue(`${BEES}\nLength: `);
	await page.keyboard.type('200 words');
	await expect(box).toHaveValue(`${BEES}\nLength: 200 words`);
	await expect(hintOn(page).said('Length')).toBeVisible();
	await hintOn(page).open('Audience').click();
	await expect(box).toHaveValue(`${BEES}\nLength: 200 words\nAudience: `);
	await page.keyboard.press('Control+z');
	await expect(box).toHaveValue(`${BEES}\nLength: 200 words`);
});

test('a line started by a chip is stored as a draft and sent like typed text', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	await hintOn(page).open('Audience').click();
	await page.keyboard.type('nurses');
	const request = page.waitForRequest('**/api/optimise');
	await page.keyboard.press('Control+Enter');
	expect((await request).postDataJSON().rawPrompt).toBe(`${BEES}\nAudience: nurses`);
});

test('hints can be turned off, stay off after a reload, and be turned on again', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	const { list, hide, show } = hintOn(page);
	await hide.click();
	await expect(list).toBeHidden();
	await expect(show).toBeFocused();
	await page.reload();
	await expect(show).toBeVisible();
	await expect(list).toBeHidden();
	await show.click();
	await expect(list).toBeVisible();
	await page.reload();
	await expect(list).toBeVisible();
});

test('a text just begun, or in another language, gets no hints', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	const { list } = hintOn(page);
	await expect(list).toBeVisible();
	const { box } = optimiserOn(page);
	await box.fill('write a');
	await expect(list).toBeHidden();
	await box.fill(BEES);
	await expect(list).toBeVisible();
	await box.fill('Escribe un correo a mi jefe sobre las vacaciones de agosto');
	await expect(list).toBeHidden();
});

test('an option chosen beside the box counts as stated', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	const { open, said } = hintOn(page);
	await expect(open('Tone')).toBeVisible();
	await choose(page, 'Tone', 'Academic');
	await expect(said('Tone')).toBeVisible();
});

test('hints are not announced, and the list has a summary for screen readers', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	const { list } = hintOn(page);
	await expect(list).toHaveAccessibleDescription('Said: Task, Subject. Still open: Audience, Length, Tone.');
	expect(await list.evaluate((element) => element.closest('[aria-live], [role="status"], [role="alert"]'))).toBeNull();
});

test('the keyboard reaches the chips and the button that turns them off', async ({ page }) => {
	await page.goto('/');
	await type(page, BEES);
	const { open, hide } = hintOn(page);
	await expect(open('Audience')).toBeVisible();
	for (const next of [open('Audience'), open('Length'), open('Tone'), hide]) {
		await page.keyboard.press('Tab');
		await expect(next).toBeFocused();
	}
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(optimiserOn(page).box).toHaveValue(`${BEES}\nTone: `);
});

test('the code of hints is loaded only when the visitor writes, and hints make no request', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	await optimiserOn(page).box.focus();
	await expect(optimiserOn(page).box).toBeFocused();
	// Waits for idle callbacks to have run.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	expect(asked.filter((path) => path.includes('HintLine'))).toEqual([]);
	await type(page, EMAIL);
	await expect(hintOn(page).list).toBeVisible();
	expect(asked.filter((path) => path.includes('HintLine'))).toHaveLength(1);
	expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test.describe('without a connection', () => {
	test.use({ allowedFaults: [/ERR_INTERNET_DISCONNECTED/] });

	test('no hints appear, and the box works', async ({ page, context }) => {
		// With a running clock a pause in typing would load the hints while there is still a connection.
		await stopClock(page);
		await page.goto('/');
		const { box, clear } = optimiserOn(page);
		await box.fill('a');
		await expect(clear).toBeEnabled();
		await context.setOffline(true);
		const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('HintLine'));
		await box.fill(BEES);
		await page.clock.runFor(250);
		await refused;
		await expect(hintOn(page).list).toBeHidden();
		await box.fill(`${BEES} and wasps`);
		await expect(box).toHaveValue(`${BEES} and wasps`);
	});
});

/** Widths with the options beside the box, below it, and folded. */
for (const width of [1440, 768, 360, 320]) {
	test(`at ${width} px nothing moves when hints appear, change and disappear`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		// Fonts are left out, because their letters differ slightly in width; steady.test.ts tests them.
		await page.route('**/*.woff2', () => {});
		await page.addInitScript(watchShifts);
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		const { box, submit } = optimiserOn(page);
		await box.click();
		await page.keyboard.type('a');
		await expect(optimiserOn(page).clear).toBeEnabled();
		const topOf = async (part: typeof box) =>
			await part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
		const placesOf = async () => [
			await topOf(box),
			await topOf(submit),
			await box.evaluate((element) => element.clientHeight),
		];
		const before = await placesOf();
		await page.keyboard.insertText(` ${BEES}`);
		await expect(hintOn(page).list).toBeVisible();
		expect(await placesOf()).toEqual(before);
		await hintOn(page).hide.click();
		await expect(hintOn(page).list).toBeHidden();
		expect(await placesOf()).toEqual(before);
		expect(await shiftsOn(page)).toEqual([]);
	});
}

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({
			viewport: { width, height: 900 },
			contextOptions: { reducedMotion: 'reduce' },
		});

		test('the hints have no accessibility fault and no sideways scrolling in either theme', async ({ page }) => {
			await page.goto('/');
			await untilPainted(page);
			await page.keyboard.press('Escape');
			await type(page, BEES);
			await expect(hintOn(page).open('Audience')).toBeVisible();
			expect(await faultsInBothThemes(page)).toEqual([]);
		});
	});
}
