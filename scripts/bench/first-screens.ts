import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, findInstalledBrowser } from '../browser-candidates.ts';
import { atMost, type Figure, percentile } from './figure.ts';
import { startProduct } from './start-product.ts';

const COMMAND = 'node scripts/bench/run.ts screens';
const TEXT = 'birthday party for my 7 year old, dinosaurs, 12 kids, saturday afternoon, budget 150 pounds';
const SIZES = ['1440x900', '1024x768', '390x844', '320x640'];
const SLOWER_TIMES = 4;
const TAPS = 5;

const figure = (name: string, value: number, unit: string, most: number): Figure => {
	return { part: 'First screens', name, value, unit, target: atMost(most), command: COMMAND };
};

/**
 * Measures a first visit: the button above the banner, the first words of a result, and the time from a tap to its line in the
 * prompt.
 */
export async function measureFirstScreens(): Promise<Figure[]> {
	// The server gives a visitor enough runs for the figures.
	const product = await startProduct();
	const executablePath = findInstalledBrowser() ?? undefined;
	const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags() });
	try {
		const figures: Figure[] = [];
		for (const size of SIZES) figures.push(await underTheBanner(browser, product.url, size));
		figures.push(...(await atTheResult(browser, product.url, '1440x900', 250)));
		figures.push(...(await atTheResult(browser, product.url, '390x844', 320)));
		const taps: number[] = [];
		for (let run = 0; run < TAPS; run += 1) taps.push(await tapToLine(browser, product.url));
		figures.push(
			figure(`a tap to its line, processor ${SLOWER_TIMES} times slower`, percentile(taps, 0.5), 'ms', 150),
			figure('slowest of those taps', Math.max(...taps), 'ms', 150),
		);
		return figures;
	} finally {
		await browser.close();
		await product.stop();
	}
}

async function open(browser: Browser, url: string, size: string): Promise<Page> {
	const [width = 0, height = 0] = size.split('x').map(Number);
	const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
	await page.goto(url, { waitUntil: 'load' });
	return page;
}

/** The distance, in px, of the button's lower edge below the banner's upper edge; negative when it is above. */
async function underTheBanner(browser: Browser, url: string, size: string): Promise<Figure> {
	const page = await open(browser, url, size);
	const banner = await page.getByRole('region', { name: 'Cookie choice' }).boundingBox();
	const button = await page.getByRole('button', { name: /^PLOOP/ }).boundingBox();
	await page.close();
	const edge = (button?.y ?? 0) + (button?.height ?? 0) - (banner?.y ?? 0);
	return figure(`PLOOP's lower edge against the banner's upper, ${size}`, Math.round(edge), 'px', 0);
}

async function toResult(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Only necessary' }).click();
	await page.getByRole('textbox', { name: 'What do you want from AI?' }).fill(TEXT);
	await page.keyboard.press('Control+Enter');
	await page.locator('.opt-document').waitFor();
}

async function atTheResult(browser: Browser, url: string, size: string, most: number): Promise<Figure[]> {
	const page = await open(browser, url, size);
	await toResult(page);
	const { toWords, controls } = await page.evaluate(() => {
		const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
		const all = document.querySelectorAll<HTMLElement>('.opt-result :is(button, a, select)');
		const shown = [...all].filter((one) => one.checkVisibility() && !one.closest('.opt-yours, .opt-proof'));
		return { toWords: topOf('.opt-document p') - topOf('.opt-result'), controls: shown.length };
	});
	await page.close();
	return [
		figure(`result's top to the first words of the prompt, ${size}`, Math.round(toWords), 'px', most),
		figure(`controls of a result apart from phrases and questions, ${size}`, controls, '', 10),
	];
}

/** Milliseconds from the press to the frame that shows the line. */
async function tapToLine(browser: Browser, url: string): Promise<number> {
	const page = await open(browser, url, '390x844');
	await toResult(page);
	// An answer that ends in dots opens a field first, and brings no line by itself.
	const answers = page.getByRole('region', { name: 'Make it yours' }).getByRole('group').getByRole('button');
	const chip = answers.filter({ hasNotText: '…' }).first();
	await chip.waitFor();
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES });
	const took = page.evaluate(untilPainted);
	await chip.click();
	const ms = await took;
	await page.close();
	return ms;
}

function untilPainted(): Promise<number> {
	return new Promise((resolve) => {
		let pressed = 0;
		addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
		const watch = new MutationObserver(() => {
			if (!document.querySelector('.opt-document [data-answer]')) return;
			watch.disconnect();
			// The frame after this one is the first that shows it.
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now() - pressed);
				port2.postMessage(null);
			});
		});
		watch.observe(document.body, { childList: true, subtree: true, attributes: true });
	});
}
