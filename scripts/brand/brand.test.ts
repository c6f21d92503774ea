import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXPORTS, shareImagePath, VARIANTS } from '#contract/brand-files';
import { BrandCopy } from '#copy/brand-copy';
import { withTheFile } from '#support/clean-up';
import { temporaryFolder } from '#support/temporary-folder';
import { drawCover } from './cover.ts';
import { readDrawing } from './drawing.ts';
import { brandExports } from './exports.ts';
import { siteIcons } from './icons.ts';
import { bringUpToDate, ProductStore } from './product.ts';
import { readBrand } from './read-brand.ts';
import { shareImages } from './share-image.ts';

const brand = readBrand();
/** The same drawings at few sizes, since the largest take seconds and differ only in size. */
const small = { ...brand, sizes: [32, 64, 256], assets: brand.assets.filter(({ id }) => /badge|wordmark/.test(id)) };
const page = { path: '/account/usage', title: 'Über “usage” · PLOOP', description: 'How much is left. '.repeat(20) };
const cleanUp = withTheFile();

async function drawAll(): Promise<string> {
	const folder = await temporaryFolder(cleanUp);
	const store = new ProductStore(join(folder, 'store'));
	await bringUpToDate([...brandExports(small, store), ...siteIcons(store), ...shareImages([page])], folder, store);
	return folder;
}

let drawn: string;
beforeAll(async () => {
	drawn = await drawAll();
});
const file = (path: string): string => join(drawn, path);
const sizeOf = async (path: string) => {
	const { width, height, hasAlpha } = await sharp(file(path)).metadata();
	return { width, height, hasAlpha };
};

test('every drawing has both variants at every size, under the specified names', () => {
	const paths = new Set(brandExports(brand, new ProductStore('unused')).map(({ path }) => path));
	for (const asset of ['p-badge', 'wordmark', 'genie', 'genie-optimising', 'heading']) {
		for (const variant of ['light', 'dark']) {
			for (const size of [32, 48, 64, 256, 512, 1024, 2048, 3000, 6000]) {
				expect(paths).toContain(`/brand-assets/exports/${asset}-${variant}-${size}.png`);
			}
			expect(paths).toContain(`/brand-assets/exports/${asset}-${variant}-linkedin-1584x396.png`);
			expect(paths).toContain(`/brand-assets/exports/${asset}-${variant}.svg`);
		}
		expect(paths).toContain(`/brand-assets/exports/${asset}.zip`);
	}
});

test('a mistake in content/brand.yaml is refused with the name of the field', () => {
	const slips = [
		[{ ...brand, preview: 500 }, 'preview'],
		[{ ...brand, colours: { ...brand.colours, items: brand.colours.items.slice(1) } }, 'colours.items'],
		[{ ...brand, assets: [{ ...brand.assets[0], id: 'P Badge' }] }, 'assets.0.id'],
	] as const;
	for (const [slip, field] of slips) {
		const issues = BrandCopy.safeParse(slip).error?.issues ?? [];
		expect(issues.map(({ path }) => path.join('.'))).toEqual([field]);
	}
	expect(() => readDrawing('lamp', 'light')).toThrow('there is no brand/lamp.svg');
});

describe('a drawing', () => {
	test.each(brand.assets.flatMap(({ id }) => VARIANTS.map((variant) => [id, variant] as const)))(
		'%s, %s, has no text, no font and no colour from the page around it',
		(id, variant) => {
			const svg = readDrawing(id, variant);
			expect(svg).not.toMatch(/<text|font-family|currentColor|<image|<style|href=/);
			expect(svg.length).toBeLessThan(10_000);
		},
	);

	test('has other colours on a dark background', () => {
		for (const { id } of brand.assets) expect(readDrawing(id, 'dark')).not.toBe(readDrawing(id, 'light'));
	});

	test('adds no id to a cover that another drawing uses there', () => {
		for (const asset of brand.assets) {
			const ids = [...drawCover(asset, 'light', brand.linkedIn).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
			expect(new Set(ids).size).toBe(ids.length);
		}
	});
});

describe('a picture', () => {
	test.each([32, 64, 256])('is %i pixels wide, as its name says, with a transparent background', async (size) => {
		expect(await sizeOf(`${EXPORTS}/p-badge-dark-${size}.png`)).toEqual({ width: size, height: size, hasAlpha: true });
		expect(await sizeOf(`${EXPORTS}/wordmark-light-${size}.png`)).toMatchObject({ width: size, hasAlpha: true });
		const corner = sharp(file(`${EXPORTS}/p-badge-dark-${size}.png`)).extract({ left: 0, top: 0, width: 1, height: 1 });
		expect((await corner.raw().toBuffer()).at(-1)).toBe(0);
	});

	test('of a cover has the size LinkedIn asks for', async () => {
		expect(await sizeOf(`${EXPORTS}/wordmark-dark-linkedin-1584x396.png`)).toMatchObject({ width: 1584, height: 396 });
	});

	test('for sharing a page has its size and its name', async () => {
		expect(shareImagePath('/')).toBe('/og/home.png');
		expect(shareImagePath(page.path)).toBe('/og/account-usage.png');
		expect(await sizeOf('/og/account-usage.png')).toMatchObject({ width: 1200, height: 630 });
	});

	test.each([
		['/apple-touch-icon.png', 180],
		['/icons/icon-192.png', 192],
		['/icons/icon-512.png', 512],
		['/icons/icon-maskable-512.png', 512],
		[`${EXPORTS}/favicon-16.png`, 16],
	])('of the site: %s is %i pixels', async (path, size) => {
		expect(await sizeOf(path)).toMatchObject({ width: size, height: size });
	});
});

test('favicon.ico holds PNGs of 16, 32 and 48 pixels at the offsets of its table', async () => {
	const ico = await readFile(file('/favicon.ico'));
	expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
	for (const [at, size] of [16, 32, 48].entries()) {
		const entry = 6 + 16 * at;
		const start = ico.readUInt32LE(entry + 12);
		const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
		expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
		expect(ico.readUInt8(entry)).toBe(size);
	}
});

describe('an archive', () => {
	const unzip = async (name: string) => unzipSync(await readFile(file(`${EXPORTS}/${name}`)));

	test('of the favicons has every size', async () => {
		const pngs = brand.favicons.map((size) => `favicon-${size}.png`);
		expect(Object.keys(await unzip('p-badge-favicons.zip'))).toEqual([...pngs, 'favicon.ico', 'favicon.svg']);
	});

	test('of everything has each file unchanged in the folder of its drawing, and the guidelines', async () => {
		const whole = await unzip('ploop-brand-assets.zip');
		const one = whole['p-badge/p-badge-light-256.png'];
		expect(Buffer.from(one ?? [])).toEqual(await readFile(file(`${EXPORTS}/p-badge-light-256.png`)));
		expect(Object.keys(whole)).toContain('favicons/favicon.ico');
		expect(Buffer.from(whole['guidelines.txt'] ?? []).toString()).toContain(brand.guidelines.prohibited[0]);
		expect(Object.keys(whole)).toHaveLength(
			small.assets.length * 2 * (small.sizes.length + 2) + brand.favicons.length + 3,
		);
	});
});

test('a picture drawn twice has the same bytes', async () => {
	const again = await drawAll();
	const paths = [
		...['p-badge-light-64.png', 'wordmark-dark-linkedin-1584x396.png', 'p-badge.zip', 'ploop-brand-assets.zip'].map(
			(name) => `${EXPORTS}/${name}`,
		),
		'/favicon.ico',
		'/og/account-usage.png',
	];
	for (const path of paths)
		expect((await readFile(join(again, path))).equals(await readFile(file(path))), path).toBe(true);
});

test('a picture that is up to date is not drawn again', async () => {
	const store = new ProductStore(join(drawn, 'store'));
	expect(await bringUpToDate(siteIcons(store), drawn, store)).toMatchObject({ files: 5, made: 0 });
});
