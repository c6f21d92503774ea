/** Trains every model on the corpus and writes the weights: `npm run train`. The same rows give the same bytes. */
import { writeFileSync } from 'node:fs';
import { corpusRows } from './corpus-rows.ts';
import { PLANS } from './models.ts';
import { trainTaggers, writeTaggers } from './parts.ts';
import { fileOf, train } from './train.ts';

const rows = corpusRows().filter(({ isApart }) => !isApart);
for (const plan of PLANS) {
	const bytes = fileOf(train(plan, rows));
	writeFileSync(new URL(`../../src/engine/learned/data/${plan.name}.weights.json`, import.meta.url), bytes);
	console.log(`${plan.name}: ${rows.length} rows, ${Math.round(bytes.length / 1024)} kB`);
}
writeTaggers(trainTaggers(rows));
console.log(`parts: ${rows.length} rows`);
