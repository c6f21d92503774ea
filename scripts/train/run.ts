/** Trains every model anew and writes its weights. The same data give the same bytes. Run: npm run train */
import { writeFileSync } from 'node:fs';
import { PLANS } from './models.ts';
import { fileOf, train } from './train.ts';
import { trainingRows } from './training-rows.ts';

for (const plan of PLANS) {
	const rows = trainingRows(plan.name);
	const bytes = fileOf(train(plan, rows));
	writeFileSync(new URL(`../../src/engine/learned/data/${plan.name}.weights.json`, import.meta.url), bytes);
	console.log(`${plan.name}: ${rows.length} rows, ${Math.round(bytes.length / 1024)} KB`);
}
