/** How sure genres are, and how often they are right, on the rows set apart: node scripts/train/choose-genres.ts [write] */

import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { findGenres } from '#engine/knowledge/find-genre';
import { requestWords } from '#engine/knowledge/request-words';
import { STORED } from '#engine/knowledge/stored';
import { read } from '#engine/reading/read';
import { compileKnowledge } from '../knowledge/compile.ts';
import { GenreFile } from '../knowledge/knowledge-schema.ts';
import { readKnowledge } from '../knowledge/read-files.ts';
import { corpusRows } from './corpus-rows.ts';
import { exampleRows, labelledRows, trainGenres } from './train-genres.ts';

const { genres } = process.argv.includes('stored') ? STORED : compileKnowledge();
const files = readKnowledge('genres', GenreFile, (id) => genres.some((one) => one.id === id));
const rows = labelledRows(corpusRows());
const began = performance.now();
const learned = trainGenres([...rows.filter(({ isApart }) => !isApart), ...exampleRows(files)], genres);
const stored = `${JSON.stringify(learned)}\n`;
console.log(
	`${rows.length} rows, ${Object.keys(learned.words).length} words, ${Math.round(stored.length / 1024)} kB, Brotli ${Math.round(brotliCompressSync(stored).length / 1024)} kB, ${Math.round(performance.now() - began)} ms, a cue ${learned.ofCue}`,
);
if (process.argv.includes('write'))
	writeFileSync(new URL('../../src/engine/knowledge/data/genre-words.json', import.meta.url), stored);
const isGeneral = new Set(genres.filter((one) => one.isGeneral).map(({ id }) => id));
const apart = rows.filter((row) => row.isApart).map((row) => ({ ...row, request: requestWords(read(row.text)) }));
for (const temperature of [60, 80, 100, 120, 150, 200]) {
	const judged = apart.map(({ request, genre, text }) => {
		const [best] = findGenres(request, genres, { ...learned, temperature });
		return { text, label: genre, said: best?.genre.id ?? '', share: best?.sureness ?? 0 };
	});
	const bins = Array.from({ length: 10 }, () => ({ n: 0, right: 0, share: 0 }));
	for (const { label, said, share } of judged) {
		const bin = bins[Math.min(9, Math.floor(share * 10))];
		if (!bin) continue;
		bin.n++;
		bin.share += share;
		bin.right += label === said ? 1 : 0;
	}
	const ece = bins.reduce((sum, { right, share }) => sum + Math.abs(right - share), 0) / judged.length;
	console.log(`temperature ${temperature}: expected error ${ece.toFixed(3)}`);
	for (const bar of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
		const named = judged.filter(({ share, said }) => share > bar && !isGeneral.has(said));
		const right = named.filter(({ label, said }) => label === said);
		console.log(
			`  > ${bar}: a specific genre for ${((100 * named.length) / judged.length).toFixed(0)} %, right ${((100 * right.length) / Math.max(1, named.length)).toFixed(1)} %`,
		);
	}
	if (temperature === 100 && process.argv.includes('wrong'))
		for (const { text, label, said, share } of judged.filter((one) => one.share > 0.5 && one.label !== one.said))
			console.log(`    ${share.toFixed(2)} ${said} for ${label}: ${text.slice(0, 110).replace(/\s+/g, ' ')}`);
}
