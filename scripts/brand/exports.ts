import { type Zippable, zipSync } from 'fflate';
import {
	coverName,
	EXPORTS,
	FAVICON_ZIP,
	pngName,
	svgName,
	VARIANTS,
	type Variant,
	WHOLE_ZIP,
	zipName,
} from '#contract/brand-files';
import type { BrandAsset, BrandCopy } from '#copy/brand-copy';
import { drawCover } from './cover.ts';
import { DRAWN_BY, drawPng } from './draw-png.ts';
import { readDrawing } from './drawing.ts';
import { faviconPack } from './icons.ts';
import { fingerprintOf, type Product, type ProductStore } from './product.ts';

/** A fixed date, so that the same files give the same archive. fflate uses local time, so it is given in local time. */
const DATE = new Date(2024, 0, 1);

/** Every file under /brand-assets/exports. */
export function brandExports(brand: BrandCopy, store: ProductStore): Product[] {
	const guidelines = writeGuidelines(brand);
	const perAsset = brand.assets.map((asset) => ({ asset, files: filesOf(asset, brand) }));
	const favicons = faviconPack(brand.favicons, store);
	const zips = perAsset.map(({ asset, files }) => zip(zipName(asset.id), [...files, guidelines], store));
	const everything = [
		...perAsset.flatMap(({ asset, files }) => files.map((file) => inFolder(asset.id, file))),
		...favicons.map((file) => inFolder('favicons', file)),
		guidelines,
	];
	return [
		...perAsset.flatMap(({ files }) => files),
		...zips,
		...favicons,
		zip(FAVICON_ZIP, favicons, store),
		zip(WHOLE_ZIP, everything, store),
	];
}

/** Largest first, so that no core is left with the largest at the end. */
function filesOf(asset: BrandAsset, brand: BrandCopy): Product[] {
	return VARIANTS.flatMap((variant) => {
		const svg = readDrawing(asset.id, variant);
		const sizes = brand.sizes.toSorted((a, b) => b - a);
		return [
			...sizes.map((size) => picture(pngName(asset.id, variant, size), svg, size)),
			cover(asset, variant, brand),
			{ path: `${EXPORTS}/${svgName(asset.id, variant)}`, recipe: [svg], make: async () => Buffer.from(svg) },
		];
	});
}

function picture(name: string, svg: string, width: number): Product {
	return { path: `${EXPORTS}/${name}`, recipe: [DRAWN_BY, svg, width], make: () => drawPng(svg, width) };
}

function cover(asset: BrandAsset, variant: Variant, { linkedIn }: BrandCopy): Product {
	return picture(coverName(asset.id, variant, linkedIn), drawCover(asset, variant, linkedIn), linkedIn.width);
}

function zip(name: string, files: readonly Product[], store: ProductStore): Product {
	const nameOf = ({ path }: Product) => path.slice(EXPORTS.length + 1);
	return {
		path: `${EXPORTS}/${name}`,
		recipe: ['zip', ...files.map((file) => [nameOf(file), fingerprintOf(file)])],
		make: async () => {
			const contents: [string, Buffer][] = [];
			for (const file of files) contents.push([nameOf(file), await store.read(file)]);
			return packZip(contents);
		},
	};
}

const inFolder = (folder: string, file: Product): Product => ({
	...file,
	path: `${EXPORTS}/${folder}/${file.path.slice(EXPORTS.length + 1)}`,
});

function writeGuidelines({ guidelines: { title, text, ...rules } }: BrandCopy): Product {
	const list = (heading: string, items: readonly string[]) =>
		`${heading}\n${items.map((item) => `- ${item}`).join('\n')}\n`;
	const content = [
		`${title}\n\n${text}\n`,
		list(rules.approvedTitle, rules.approved),
		list(rules.prohibitedTitle, rules.prohibited),
	].join('\n');
	return { path: `${EXPORTS}/guidelines.txt`, recipe: [content], make: async () => Buffer.from(content) };
}

/** Names are paths inside the archive. Pictures are compressed already and stored as they are. */
function packZip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
	const members: Zippable = {};
	for (const [name, content] of files) {
		members[name] = [content, { level: name.endsWith('.png') ? 0 : 9, mtime: DATE }];
	}
	return Buffer.from(zipSync(members));
}
