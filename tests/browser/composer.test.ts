import type { Locator, Page } from '@playwright/test';
import { CLEAR, choose, copied, EMAIL, optimiserOn, runPrompt } from './optimiser-page.ts';
import { signUp } from './real-account.ts';
import { reviseWith, settleGiven } from './result-double.ts';
import { expect, test } from './visit.ts';

const SIZES = [
	{ width: 1440, height: 900 },
	{ width: 1024, height: 768 },
	{ width: 390, height: 844 },
	{ width: 320, height: 640 },
] as const;

/** The elements with the gradient of the main button, of all that can be seen without scrolling. */
const actsInView = (page: Page) =>
	page.locator('a, button').evaluateAll((all) =>
		all
			.filter((one) => getComputedStyle(one).backgroundImage.includes('gradient'))
			.filter((one) => {
				const { top, bottom, width } = one.getBoundingClientRect();
				return width > 0 && bottom > 0 && top < innerHeight;
			})
			.map((one) => one.id),
	);

/** The vertical middle of a box, in px from the top. */
const middleOf = (box: { readonly y: number; readonly height: number } | null) =>
	box ? box.y + box.height / 2 : Number.NaN;

for (const viewport of SIZES) {
	test.describe(`on a first visit at ${viewport.width}x${viewport.height}`, () => {
		test.use({ viewport });

		test('the PLOOP button is above the cookie banner and is the only prominent one', async ({ page }) => {
			await page.goto('/');
			const banner = await page.getByRole('region', { name: 'Cookie choice' }).boundingBox();
			const button = await optimiserOn(page).submit.boundingBox();
			expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
			expect(banner?.height).toBeLessThanOrEqual(112);
			expect(await actsInView(page)).toEqual(['optimizer-submit']);
		});

		test('the three examples can be read and pressed without scrolling their line', async ({ page }) => {
			await page.goto('/');
			const chips = page.getByRole('list', { name: 'Quick Examples' });
			for (const chip of await chips.getByRole('button').all()) await expect(chip).toBeInViewport({ ratio: 1 });
			expect(await chips.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		});
	});
}

test('three presses give a prompt: an example, PLOOP, Copy', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/');
	const { box, submit, copy } = optimiserOn(page);
	const examples = page.getByRole('list', { name: 'Quick Examples' });
	await expect(examples.getByRole('button')).toHaveCount(3);
	await examples.getByRole('button', { name: 'Email: Stakeholder update' }).click();
	await expect(box).toHaveValue(/stakeholders/);
	await expect(submit, 'the next press runs it').toBeFocused();
	await expect(examples).toBeHidden();
	await page.keyboard.press('Enter');
	await copy.waitFor();
	expect(await copied(page, copy)).toContain('48,000');
});

test('a result has one prominent button, its first words in view, and few controls', async ({ page }) => {
	const { result, prompt } = await runPrompt(page, EMAIL);
	await expect.poll(() => actsInView(page)).toEqual(['optimizer-copy']);
	const top = (await result.boundingBox())?.y ?? 0;
	const words = (await prompt.locator('p').first().boundingBox())?.y ?? 0;
	expect(words - top).toBeLessThanOrEqual(250);
	await expect(page.getByRole('region', { name: 'Make it yours' }).getByRole('group').first()).toBeInViewport();
	const apart = result.locator(':is(button, a, select):not(.opt-yours *, .opt-proof *)');
	expect(await apart.filter({ visible: true }).count()).toBeLessThanOrEqual(10);
});

test('with the box and the result in one view only Copy is prominent, before and after an answer', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 1800 });
	await reviseWith(
		page,
		{ questions: [{ id: 'outcome', question: 'What should happen then?', options: ['They say yes'] }] },
		settleGiven,
	);
	const { box, submit, copy, prompt } = await runPrompt(page, EMAIL);
	await box.focus();
	// An arriving result scrolls itself into view, at once or a moment later.
	const bothInView = () =>
		expect(async () => {
			await page.evaluate(() => scrollTo(0, 0));
			await expect(submit).toBeInViewport({ timeout: 1000 });
			await expect(copy).toBeInViewport({ timeout: 1000 });
		}).toPass();
	await bothInView();
	expect(await actsInView(page)).toEqual(['optimizer-copy']);
	await page.getByRole('button', { name: 'They say yes' }).click();
	await expect(prompt.locator('[data-answer]')).toBeVisible();
	await bothInView();
	expect(await actsInView(page)).toEqual(['optimizer-copy']);
});

test('beside a result the text is shown once, with its marks, and the box opens when it gets the focus', async ({
	page,
}) => {
	const { box, submit, result, proof } = await runPrompt(page, EMAIL);
	await expect(submit).not.toBeInViewport();
	await expect(box).not.toBeInViewport();
	await expect(proof).toContainText('Mention the new room');
	await expect(page.locator('.hero').getByRole('link', { name: 'Create Free Account' })).toBeHidden();
	await page.getByRole('button', { name: 'Edit', exact: true }).click();
	await expect(box).toBeFocused();
	await expect(box).toBeInViewport({ ratio: 1 });
	await expect(submit).toBeVisible();
	await box.press('Tab');
	await result.getByRole('button', { name: 'More', exact: true }).click();
	await expect(submit, 'nothing moves under a hand that goes on').toBeVisible();
});

test('the summary names the lines added, or says that there are none', async ({ page }) => {
	await reviseWith(
		page,
		{ questions: [{ id: 'outcome', question: 'What should happen then?', options: ['They say yes'] }] },
		settleGiven,
	);
	const { result, proof } = await runPrompt(page, EMAIL);
	await expect(result).toContainText('5 of 5 things you said are here, nothing made up');
	await expect(proof.locator('mark')).toHaveText([
		/^Write an email to the design team/,
		'Keep it under 120 words',
		'Use bullet points',
		'Mention the new room',
		'No jokes',
	]);
});

test('the box beside a result offers adding to the prompt, which is free', async ({ page }) => {
	const { box, result } = await runPrompt(page, EMAIL);
	const offer = page.getByRole('button', { name: 'Add to this prompt' });
	await expect(offer).toBeHidden();
	await page.getByRole('button', { name: 'Edit', exact: true }).click();
	await expect(box).toHaveAccessibleDescription(/That’s free and goes into the prompt below\./);
	await offer.click();
	const wish = result.getByRole('textbox', { name: 'Anything else' });
	await expect(wish).toBeFocused();
	await expect(wish).toBeInViewport({ ratio: 1 });
});

test('the genie on the card is never cut off by the header', async ({ page }) => {
	await page.goto('/');
	const genie = page.locator('.hero .mascot');
	await expect(genie).toHaveCSS('opacity', '1');
	await runPrompt(page, EMAIL);
	await expect(genie).toHaveCSS('opacity', '0');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(genie).toHaveCSS('opacity', '1');
});

for (const width of [1440, 1024, 390]) {
	test(`at ${width} px the examples of a guest stand behind Quick Examples in its line, and never twice`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/');
		const { box } = optimiserOn(page);
		const menu = page.getByRole('button', { name: 'Quick Examples' });
		const example = page.getByRole('button', { name: 'Email: Stakeholder update' });
		const list = page.getByRole('list', { name: 'Quick Examples' });
		const [name, chip] = [await menu.boundingBox(), await list.getByRole('button').last().boundingBox()];
		expect(Math.abs(middleOf(name) - middleOf(chip)), 'in one line').toBeLessThan(2);
		await expect(example).toHaveCount(1);
		await menu.click();
		await expect(menu).toHaveAttribute('aria-expanded', 'true');
		await expect(list.getByRole('button', { name: 'Email' }), 'as a menu instead').toBeInViewport({ ratio: 1 });
		await expect(example).toHaveCount(1);
		await menu.click();
		await expect(menu).toHaveAttribute('aria-expanded', 'false');
		await box.fill(EMAIL);
		await expect(list).toBeHidden();
		await menu.click();
		await expect(example).toBeInViewport({ ratio: 1 });
	});
}

test('who has an account sees no chips of examples, but has their menu', async ({ page }) => {
	await signUp(page, 'Ada');
	await page.goto('/');
	await expect(page.getByRole('button', { name: 'Quick Examples' })).toBeVisible();
	await expect(page.getByRole('list', { name: 'Quick Examples' })).toBeHidden();
	await page.getByRole('button', { name: 'Quick Examples' }).click();
	await expect(page.getByRole('list', { name: 'Quick Examples' })).toBeVisible();
});

test('the headline, the box, a result and the sections below begin at one edge', async ({ page }) => {
	const startOf = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? Number.NaN);
	await page.goto('/');
	const heading = await startOf(page.getByRole('heading', { level: 1 }));
	expect(await startOf(page.locator('.opt-card'))).toBe(heading);
	expect(await startOf(page.getByRole('heading', { name: 'HOW PLOOP WORKS' }))).toBe(heading);
	await runPrompt(page, EMAIL);
	expect(await startOf(page.locator('.opt-main'))).toBe(heading);
});

test('at a result the cookie banner covers nothing, and the keyboard still reaches it', async ({ page }) => {
	await runPrompt(page, EMAIL);
	const banner = page.getByRole('region', { name: 'Cookie choice' });
	await expect(banner).not.toBeInViewport();
	await banner.getByRole('button', { name: 'Only necessary' }).focus();
	await expect(banner).toBeInViewport();
});

test('an option overruled by the typed text is named above the prompt', async ({ page }) => {
	const { box, submit, result, prompt } = optimiserOn(page);
	await page.goto('/');
	await choose(page, 'Tone', 'Academic');
	await box.fill(`${CLEAR} Make it casual. Under 120 words.`);
	await submit.click();
	const told = result.getByText('What you typed wins.');
	await expect(told.locator('..')).toContainText('“academic” was left out, because your text says “Make it casual”');
	const paper = await prompt.elementHandle();
	const isAbove = await told.evaluate(
		(note, document) => note.getBoundingClientRect().bottom < (document?.getBoundingClientRect().top ?? 0),
		paper,
	);
	expect(isAbove).toBe(true);
});

test('after copying, pasting stands out; a new prompt counts as not copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await reviseWith(
		page,
		{ questions: [{ id: 'outcome', question: 'What then?', options: ['They say yes'] }] },
		settleGiven,
	);
	const { copy, prompt } = await runPrompt(page, EMAIL);
	const paste = page.getByRole('list', { name: 'What next' }).getByRole('listitem').nth(1);
	await expect(paste).toHaveCSS('font-weight', '400');
	await copied(page, copy);
	await expect(paste).toHaveCSS('font-weight', '700');
	await expect(copy).toHaveText('Copy');
	const told = page.getByText('Copied! Now paste it into your AI chat.');
	await expect(told, 'longer than the word on the button').toBeVisible();
	await page.getByRole('button', { name: 'They say yes' }).click();
	await expect(prompt.locator('[data-answer]')).toBeVisible();
	await expect(paste).toHaveCSS('font-weight', '400');
	await expect(told).toBeHidden();
});

test('a guest reads that the first run is free, until an answer says how many are left', async ({ page }) => {
	await page.goto('/');
	const note = page.getByText('First one free. No account.');
	await expect(note).toBeVisible();
	await page.getByRole('list', { name: 'Quick Examples' }).getByRole('button').first().click();
	await optimiserOn(page).submit.click();
	const next = page
		.locator('.opt-quota')
		.getByText('You’ve used your free try. An account is free and gives you 3 a week.');
	await expect(next, 'what is next, not when another comes').toBeVisible();
	await expect(page.getByText(/left this week/)).toHaveCount(0);
	await expect(page.locator('.opt-quota').getByRole('link', { name: 'Create a free account' })).toBeVisible();
	await expect(note).toBeHidden();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('Copy stays at the bottom, the prompt comes first, and the open question is one swipe below', async ({
		page,
	}) => {
		const { copy, result, prompt } = await runPrompt(page, EMAIL);
		await expect(copy).toBeInViewport({ ratio: 1 });
		const heading = await result.getByRole('heading', { name: 'Your prompt is ready' }).boundingBox();
		const words = await prompt.locator('p').first().boundingBox();
		expect((words?.y ?? 0) - (heading?.y ?? 0)).toBeLessThanOrEqual(320);
		const question = page.getByRole('region', { name: 'Make it yours' }).getByRole('group').first();
		await expect(prompt.locator('p').first()).toBeInViewport({ ratio: 1 });
		const place = (await question.boundingBox())?.y ?? 0;
		expect(place).toBeGreaterThan(words?.y ?? 0);
		expect(place).toBeLessThan(844);
		await question.evaluate((one) => one.scrollIntoView({ block: 'start' }));
		const ways = await question.getByRole('button').all();
		expect(ways.length, 'answers, own words, skip').toBeGreaterThan(3);
		for (const way of ways) await expect(way, 'none is cut off').toBeInViewport({ ratio: 1 });
		await result.getByRole('button', { name: 'More', exact: true }).scrollIntoViewIfNeeded();
		await expect(copy).toBeInViewport({ ratio: 1 });
	});

	test('a long prompt is cut so that the question is near, until it is opened or answered', async ({ page }) => {
		const questions = [{ id: 'outcome', question: 'What should happen then?', options: ['They say yes'] }];
		await reviseWith(page, { questions }, settleGiven);
		const long = `${EMAIL} ${'Say that the old room is painted until the end of the month. '.repeat(6)}`;
		const { prompt } = await runPrompt(page, long);
		const last = prompt.locator('p').last();
		const question = page.getByRole('region', { name: 'Make it yours' }).getByRole('group').first();
		await expect.poll(async () => (await question.boundingBox())?.y).toBeLessThan(800);
		await page.getByRole('button', { name: 'Show the whole prompt' }).click();
		await expect(page.getByRole('button', { name: 'Show the whole prompt' })).toBeHidden();
		await last.evaluate((line) => line.scrollIntoView({ block: 'center' }));
		await expect(last).toBeInViewport({ ratio: 1 });
	});

	test('the cookie banner hides while the visitor writes, and comes back', async ({ page }) => {
		await page.goto('/');
		const banner = page.getByRole('region', { name: 'Cookie choice' });
		await expect(banner).toBeInViewport();
		await optimiserOn(page).box.focus();
		await expect(banner).not.toBeInViewport();
		await optimiserOn(page).box.blur();
		await expect(banner).toBeInViewport();
	});

	test('the PLOOP button stays above a keyboard that takes half the screen', async ({ page }) => {
		await page.goto('/');
		const { box, submit } = optimiserOn(page);
		await box.focus();
		await page.setViewportSize({ width: 390, height: 508 });
		await box.evaluate((element) => element.scrollIntoView({ block: 'start' }));
		await expect(submit).toBeInViewport({ ratio: 1 });
	});
});

test.describe('on a phone in landscape', () => {
	test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

	test('the box and PLOOP are in one view and uncovered while the visitor writes', async ({ page }) => {
		await page.goto('/');
		const { box, submit } = optimiserOn(page);
		await box.tap();
		await page.keyboard.insertText(EMAIL);
		await expect(page.getByRole('region', { name: 'Cookie choice' })).not.toBeInViewport();
		await expect(submit).toBeInViewport({ ratio: 1 });
		await expect(box).toBeInViewport({ ratio: 0.9 });
		await submit.click({ trial: true });
	});
});
