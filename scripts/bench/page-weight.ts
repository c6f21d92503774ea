import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserFlags, findInstalledBrowser } from '../browser-candidates.ts';
import { atMost, type Figure } from './figure.ts';
import { startProduct } from './start-product.ts';

const COMMAND = 'node scripts/bench/run.ts page';
const TEXT = 'write an email to the team about the 3 pm meeting on Friday, under 120 words, no jokes';

interface Transfer {
	readonly url: string;
	readonly type: string;
	/** `parser` when the page itself names it; otherwise a script requested it. */
	readonly initiator: string;
	bytes: number;
}

/** Measures the bytes of one visit to the home page, from an empty cache to a result, and its layout shifts. */
export async function measurePage(): Promise<Figure[]> {
	const product = await startProduct();
	const executablePath = findInstalledBrowser() ?? undefined;
	const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags() });
	try {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
		return await visit(page, product.url);
	} finally {
		await browser.close();
		await product.stop();
	}
}

async function visit(page: Page, url: string): Promise<Figure[]> {
	const transfers = await watchTransfers(await page.context().newCDPSession(page));
	await page.addInitScript(watchVitals);
	await page.goto(url, { waitUntil: 'load' });
	const inline = await page.evaluate(() =>
		[...document.querySelectorAll('script:not([src], [type="application/ld+json"])')]
			.map((script) => script.textContent ?? '')
			.join('\n'),
	);
	// Real input, since a browser does not count shifts that follow a press or a key.
	await page.getByRole('textbox').first().click();
	await page.keyboard.insertText(TEXT);
	await page.keyboard.press('Control+Enter');
	await page.getByRole('button', { name: /^copy/i }).first().waitFor();
	const { lcp, cls } = await page.evaluate(() => ({ ...(window as unknown as VitalsWindow).vitals }));
	return figuresOf([...transfers.values()], brotliCompressSync(inline).length, lcp, cls);
}

interface VitalsWindow {
	readonly vitals: { lcp: number; cls: number };
}

function watchVitals(): void {
	const vitals = { lcp: 0, cls: 0 };
	Object.assign(window, { vitals });
	new PerformanceObserver((list) => {
		vitals.lcp = list.getEntries().at(-1)?.startTime ?? vitals.lcp;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
			if (!entry.hadRecentInput) vitals.cls += entry.value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

async function watchTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
	const transfers = new Map<string, Transfer>();
	await session.send('Network.enable');
	session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
		transfers.set(requestId, { url: request.url, type, initiator: initiator.type, bytes: 0 });
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const transfer = transfers.get(requestId);
		if (transfer) transfer.bytes = encodedDataLength;
	});
	return transfers;
}

function figuresOf(transfers: readonly Transfer[], inlineBytes: number, lcp: number, cls: number): Figure[] {
	const kilobytes = (kept: readonly Transfer[]) => kept.reduce((sum, one) => sum + one.bytes, 0) / 1000;
	const sent = transfers.filter((one) => one.url.startsWith('http'));
	const scripts = sent.filter((one) => one.type === 'Script');
	const early = scripts.filter((one) => one.initiator === 'parser');
	const inline = inlineBytes / 1000;
	const figure = (name: string, value: number, unit: string, target: Figure['target']): Figure => {
		return { part: 'Home page', name, value, unit, target, command: COMMAND };
	};
	return [
		figure('JavaScript until a result is shown', kilobytes(scripts) + inline, 'kB', atMost(82)),
		figure('of it before the optimiser hydrates', kilobytes(early) + inline, 'kB', atMost(6)),
		figure('requests until a result is shown', sent.length, '', atMost(12)),
		figure('all bytes until a result is shown', kilobytes(sent), 'kB', null),
		figure('largest contentful paint (unthrottled)', lcp, 'ms', null),
		figure('cumulative layout shift', cls, '', atMost(0)),
	];
}
