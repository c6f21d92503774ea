import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Word {
	readonly text: string;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

const LEAST_CONTRAST = 4.5;

/**
 * The words without enough contrast, measured on a picture of the page, because with system colours a browser paints other
 * colours than the styles say.
 */
export async function unreadableWordsOn(page: Page, within = 'main'): Promise<string[]> {
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	const words = await page.locator(within).evaluateAll(placesOfWords);
	const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })).removeAlpha();
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	return words.filter((word) => contrastIn(data, info, word) < LEAST_CONTRAST).map(({ text }) => text);
}

/** Runs on the page. The place of each visible line of text. */
function placesOfWords(roots: readonly Element[]): Word[] {
	return roots.flatMap((root) => {
		const words: Word[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			const text = node.textContent?.trim() ?? '';
			const isHidden = parent?.closest(
				'.visually-hidden, [aria-hidden="true"], [disabled], [aria-disabled="true"], textarea',
			);
			if (text === '' || !parent || isHidden || !parent.checkVisibility({ opacityProperty: true })) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const { left, top, width, height } of range.getClientRects()) {
				if (width >= 12 && height >= 8)
					words.push({ text: text.slice(0, 60), left, top: top + scrollY, width, height });
			}
		}
		return words;
	});
}

function contrastIn(
	data: Buffer,
	{ width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
	word: Word,
): number {
	let [darkest, lightest] = [1, 0];
	const right = Math.min(width, word.left + word.width);
	const bottom = Math.min(height, word.top + word.height);
	for (let y = Math.max(0, Math.floor(word.top)); y < bottom; y += 1) {
		for (let x = Math.max(0, Math.floor(word.left)); x < right; x += 1) {
			const at = (y * width + x) * channels;
			const light = luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
			if (light < darkest) darkest = light;
			if (light > lightest) lightest = light;
		}
	}
	return (lightest + 0.05) / (darkest + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminanceOf(...rgb: readonly [number, number, number]): number {
	const [r = 0, g = 0, b = 0] = rgb.map((value) => {
		const share = value / 255;
		return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
