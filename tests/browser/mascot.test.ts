import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { EMAIL, optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

const genieOn = (page: Page) => page.getByRole('button', { name: /Drag the genie/ });

/** The genie's centre once it rests: it moves a frame after the page has changed, and an earlier press would miss it. */
async function restOf(genie: Locator) {
	await genie.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	return centreOf(genie);
}

/** The code that moves it comes when somebody is near. */
async function nearTo(page: Page): Promise<Locator> {
	const genie = genieOn(page);
	await restOf(genie);
	await genie.hover();
	await expect(page.locator('#mascot[data-movable]')).toBeAttached();
	return genie;
}

async function centreOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error('the genie is not on the page');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, x, y } of [
	{ name: 'the middle', x: 400, y: 300 },
	{ name: 'the bottom left corner', x: 1, y: 899 },
	{ name: 'the top right corner', x: 1439, y: 1 },
]) {
	for (const isAsked of [true, false]) {
		const when = isAsked ? 'while the cookie question stands' : 'once it is answered';
		test(`can be dragged to ${name} ${when}, and stays there after a reload`, async ({ page }) => {
			await page.goto('/');
			if (!isAsked) await page.getByRole('button', { name: 'Only necessary' }).click();
			const genie = await nearTo(page);
			const from = await restOf(genie);
			await page.mouse.move(from.x, from.y);
			await page.mouse.down();
			await page.mouse.move(x, y, { steps: 8 });
			await page.mouse.up();
			const distanceTo = async (place: { x: number; y: number }) => {
				const at = await centreOf(genie);
				return Math.hypot(at.x - place.x, at.y - place.y);
			};
			// The genie stays inside the window and above the cookie banner.
			await expect.poll(() => distanceTo({ x, y })).toBeLessThan(isAsked ? 300 : 130);
			const rest = await centreOf(genie);
			await page.reload();
			await expect.poll(() => distanceTo(rest)).toBeLessThan(6);
		});
	}
}

/** The genie drawings in view, by pose. */
const genieInView = (page: Page) =>
	page.locator('.genie[data-pose]').evaluateAll((all) =>
		all
			.filter((one) => {
				const { width, top, bottom } = one.getBoundingClientRect();
				const isShown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
				return isShown && width > 0 && bottom > 0 && top < innerHeight;
			})
			.map((one) => one.getAttribute('data-pose')),
	);

test('the first screen shows a single genie, also while it works, is moved by keys or dragged', async ({ page }) => {
	const release = await holdRequests(page, '**/api/optimise');
	await page.goto('/');
	await expect.poll(() => genieInView(page)).toEqual(['resting']);
	const { box, submit, result } = optimiserOn(page);
	await box.fill(EMAIL);
	await submit.click();
	await expect.poll(() => genieInView(page)).toEqual(['optimising']);
	release();
	await expect(result).toBeVisible();
	await expect.poll(() => genieInView(page), 'glad for a moment, then away: the header would cut it').toEqual([]);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(() => genieInView(page)).toEqual(['resting']);
	await (await nearTo(page)).press('ArrowLeft');
	await expect.poll(() => genieInView(page)).toEqual(['resting']);
	await box.focus();
	await expect.poll(() => genieInView(page)).toEqual(['resting']);
});

test('moves by arrow keys and never leaves the window', async ({ page }) => {
	await page.goto('/');
	const genie = genieOn(page);
	await genie.focus();
	await expect(page.locator('#mascot[data-movable]')).toBeAttached();
	const from = await restOf(genie);
	await page.keyboard.press('ArrowLeft');
	await expect.poll(async () => (await centreOf(genie)).x).toBeLessThan(from.x - 10);
	for (let press = 0; press < 80; press += 1) await page.keyboard.press('ArrowRight');
	for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowDown');
	const box = await genie.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});

test('a press moves the focus to the prompt box', async ({ page }) => {
	await page.goto('/');
	await genieOn(page).press('Enter');
	await expect(optimiserOn(page).box).toBeFocused();
});

test('moving it shifts no layout', async ({ page }) => {
	await page.goto('/');
	const shifted = await page.evaluateHandle(() => {
		const shifts: number[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift' });
		return shifts;
	});
	const genie = await nearTo(page);
	const from = await restOf(genie);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(500, 400, { steps: 8 });
	await page.mouse.up();
	await expect.poll(async () => (await centreOf(genie)).x).toBeLessThan(510);
	expect(await shifted.jsonValue()).toEqual([]);
});

test.describe('where motion is welcome', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test('the genie moves only while it is pointed at or at work', async ({ page }) => {
		await page.goto('/');
		const spirits = page.locator('.genie .spirit');
		const moving = () => spirits.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
		expect(new Set(await moving())).toEqual(new Set(['none']));
		await genieOn(page).hover();
		await expect.poll(moving).toContain('genie-sway');
	});
});

test('speaks while a prompt is made', async ({ page }) => {
	const release = await holdRequests(page, '**/api/optimise');
	await page.goto('/');
	const { box, submit, result } = optimiserOn(page);
	await box.fill(EMAIL);
	await submit.click();
	await expect(page.getByRole('status').filter({ hasText: 'Cooking your prompt…' })).toBeVisible();
	await expect(page.locator('#mascot')).toContainText('Cooking your prompt…');
	await expect(page.getByRole('button', { name: 'PLOOPing…' })).toBeDisabled();
	release();
	await expect(result).toBeVisible();
	await expect(page.locator('#mascot')).toContainText('Your prompt is ready!');
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 1024, height: 768 },
	{ width: 390, height: 844 },
]) {
	test.describe(`at a result in a window of ${viewport.width}`, () => {
		test.use({ viewport });

		test('the genie and what it says cover no words and no control', async ({ page }) => {
			await page.goto('/');
			await page.getByRole('button', { name: 'Only necessary' }).click();
			const covered = await page.evaluateHandle(watchTheGenie);
			const { box, submit, result } = optimiserOn(page);
			await box.fill('birthday party for my 7 year old, dinosaurs, 12 kids, saturday afternoon, budget 150 pounds');
			await submit.click();
			await expect(result).toBeVisible();
			await expect(page.locator('.mascot-bubble')).toBeHidden();
			expect(await covered.evaluate((seen) => seen.frames), 'it was looked at while it spoke').toBeGreaterThan(0);
			expect(await covered.evaluate((seen) => seen.words)).toEqual([]);
		});
	});
}

/** Looks in every frame in which the genie says that the prompt is there: which words and controls lie under it. */
function watchTheGenie() {
	const seen = { frames: 0, words: [] as string[] };
	const isOver = (one: DOMRect, other: DOMRect): boolean =>
		one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
	const wordsUnder = (box: DOMRect): string[] => {
		const found: string[] = [];
		const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			if (text.parentElement?.closest('#mascot') || !text.parentElement?.checkVisibility()) continue;
			range.selectNodeContents(text);
			if ([...range.getClientRects()].some((line) => isOver(line, box))) found.push(text.nodeValue ?? '');
		}
		for (const control of document.querySelectorAll('main :is(button, a, input, textarea)')) {
			if (!control.closest('#mascot') && isOver(control.getBoundingClientRect(), box)) found.push(control.outerHTML);
		}
		return found;
	};
	const look = (): void => {
		const bubble = document.querySelector<HTMLElement>('.mascot-bubble:not([hidden])');
		if (bubble?.textContent === 'Your prompt is ready!') {
			seen.frames += 1;
			const isShown = bubble.checkVisibility({ opacityProperty: true, visibilityProperty: true });
			const parts = isShown ? [bubble, ...document.querySelectorAll('.mascot-handle')] : [];
			for (const part of parts) seen.words.push(...wordsUnder(part.getBoundingClientRect()));
		}
	};
	// Its size changes in every frame, so that it is looked at when all else in the frame is done and before it is drawn.
	const probe = document.body.appendChild(document.createElement('div'));
	probe.style.cssText = 'position:fixed;height:1px;width:1px';
	new ResizeObserver(look).observe(probe);
	const stir = (): void => {
		probe.style.width = probe.style.width === '1px' ? '2px' : '1px';
		requestAnimationFrame(stir);
	};
	stir();
	return seen;
}
