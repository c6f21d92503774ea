import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright';
import type { Screen } from './screens.ts';

/** Clear enough for text, at a tenth of a PNG. */
const QUALITY = 82;

/** Draws what is in the window, as the browser itself writes WebP. Returns the size of the file in bytes. */
export async function draw(context: BrowserContext, { path, act }: Screen, file: string): Promise<number> {
	const page = await context.newPage();
	// Nothing of the screen before.
	await page.addInitScript(() => {
		localStorage.clear();
		localStorage.setItem('consent', 'denied');
	});
	await page.goto(path, { waitUntil: 'networkidle' });
	await act?.(page);
	await page.evaluate(() => document.fonts.ready);
	const session = await page.context().newCDPSession(page);
	const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
	const picture = Buffer.from(data, 'base64');
	await writeFile(file, picture);
	await page.close();
	return picture.length;
}
