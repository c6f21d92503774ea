import { join } from 'node:path';
import { bringUpToDate, ProductStore } from './brand/product.ts';
import { shareImages } from './brand/share-image.ts';
import { finishBuild } from './build/finish.ts';
import { readTitles } from './build/page-titles.ts';
import { takePlace } from './build/take-place.ts';

const ROOT = join(import.meta.dirname, '..');
const built = join(ROOT, '.cache/dist');
const client = join(built, 'client');
const store = new ProductStore(join(ROOT, 'node_modules/.cache/brand'));
const shared = await bringUpToDate(shareImages(await readTitles(client)), client, store);

const { pages, files, faults } = await finishBuild(built);
if (faults.length > 0) {
	console.error(`The Content-Security-Policy blocks these inline styles or handlers:\n${faults.join('\n')}`);
	process.exit(1);
}
await takePlace(join(ROOT, 'dist'), built);
console.log(`finished ${pages} pages, ${files} files, ${shared.files} pictures for sharing (${shared.made} drawn now)`);
