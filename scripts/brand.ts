/**
 * `npm run brand`: draws every picture of the brand from `brand/*.svg` into `public/`; a picture that is up to date is
 * kept.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORTS } from '#contract/brand-files';
import { brandExports } from './brand/exports.ts';
import { siteIcons } from './brand/icons.ts';
import { bringUpToDate, ProductStore } from './brand/product.ts';
import { readBrand } from './brand/read-brand.ts';

const ROOT = join(import.meta.dirname, '..');
const started = performance.now();
const store = new ProductStore(join(ROOT, 'node_modules/.cache/brand'));
// A picture that is no longer made must not be published any longer.
await rm(join(ROOT, 'public', EXPORTS), { recursive: true, force: true });
const products = [...brandExports(readBrand(), store), ...siteIcons(store)];
const { files, made, bytes } = await bringUpToDate(products, join(ROOT, 'public'), store);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`brand: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${made} drawn now, ${seconds} s`);
