/**
 * `npm run screens`: draws the main screens of the built product into docs/screens/, light, dark and on a phone.
 * Names of screens as arguments draw those alone: `node scripts/screens/run.ts home result`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { startProduct } from '../bench/start-product.ts';
import { browserFlags, findInstalledBrowser } from '../browser-candidates.ts';
import { SCREENS, type Screen } from './screens.ts';
import { signUp } from './sign-up.ts';

const OUT = join(import.meta.dirname, '../../docs/screens');

/** WebP quality: sharp text at a tenth of a PNG's size. */
const QUALITY = 82;

const LOOKS = [
	{ name: 'light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
	{ name: 'dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
	{ name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in SCREENS));
if (unknown.length > 0)
	throw new Error(`no such screen: ${unknown.join(', ')}; there are ${Object.keys(SCREENS).join(', ')}`);

await mkdir(OUT, { recursive: true });
const product = await startProduct();
const executablePath = findInstalledBrowser() ?? undefined;
const browser = await chromium.launch({
	...(executablePath && { executablePath }),
	args: browserFlags(),
	ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
	for (const { name: look, ...options } of LOOKS) {
		// Two contexts: a visitor, and an account with a few prompts.
		const contexts = {
			guest: await browser.newContext({ ...options, baseURL: product.url, reducedMotion: 'reduce' }),
			account: await browser.newContext({ ...options, baseURL: product.url, reducedMotion: 'reduce' }),
		};
		await signUp(contexts.account.request);
		for (const [name, screen] of Object.entries(SCREENS)) {
			if (chosen.length > 0 && !chosen.includes(name)) continue;
			const bytes = await draw(contexts[screen.who], screen, join(OUT, `${name}-${look}.webp`));
			console.log(`${name}-${look}.webp: ${Math.round(bytes / 1000)} kB`);
		}
		await Promise.all(Object.values(contexts).map((context) => context.close()));
	}
} finally {
	await browser.close();
	await product.stop();
}

/** Draws the window as WebP, which the browser writes itself. Returns the size of the file in bytes. */
async function draw(context: BrowserContext, { path, act }: Screen, file: string): Promise<number> {
	const page = await context.newPage();
	// A new page without state from the screen before.
	await page.addInitScript(() => {
		localStorage.clear();
		localStorage.setItem('consent', 'denied');
	});
	await page.goto(path, { waitUntil: 'networkidle' });
	await act?.(page);
	await page.evaluate(() => document.fonts.ready);
	// Where it points at nothing: what lies under the pointer would be drawn in its hover colour.
	await page.mouse.move(0, 0);
	const session = await page.context().newCDPSession(page);
	const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
	const picture = Buffer.from(data, 'base64');
	await writeFile(file, picture);
	await page.close();
	return picture.length;
}
