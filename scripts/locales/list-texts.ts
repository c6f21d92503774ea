/**
 * `npm run texts`: the texts of the engine that a language lacks, by language and id, and those of the code that have no id yet.
 * A missing translation is no error: the English text is used. `-- --tidy` removes obsolete ids from every
 * table and sorts the others like `en.json`.
 */
import { writeFileSync } from 'node:fs';
import { listTexts } from '#engine/locales/catalogue';
import { ENGLISH, findTable, TRANSLATED } from '#engine/locales/tables';
import { compareTexts, tidy } from './compare-texts.ts';

const isTidying = process.argv.includes('--tidy');
const named = new Set(Object.values(ENGLISH));
const written = new Set(listTexts());

for (const text of written)
	if (!named.has(text)) console.log(`en\thas no id, so no language can translate it\t${text}`);
for (const [id, text] of Object.entries(ENGLISH))
	if (!written.has(text)) console.log(`en\t${id} is written by no code\t${text}`);

for (const code of TRANSLATED) {
	const table = findTable(code) ?? {};
	const { missing, gone } = compareTexts(table, ENGLISH);
	for (const [id, text] of missing) console.log(`${code}\t${id} is missing\t${text}`);
	for (const id of gone) console.log(`${code}\t${id} has no English text${isTidying ? ' and was taken out' : ''}`);
	if (isTidying) {
		const file = new URL(`../../src/engine/locales/tables/${code}.json`, import.meta.url);
		writeFileSync(file, `${JSON.stringify(tidy(table, ENGLISH), null, '\t')}\n`);
	}
	console.log(`${code}\t${Object.keys(ENGLISH).length - missing.length} of ${Object.keys(ENGLISH).length} translated`);
}
