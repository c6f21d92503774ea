/** Trains on the training rows and reports the results on the rows set apart: node scripts/train/choose.ts [write] */
import { brotliCompressSync } from 'node:zlib';
import { tagLines } from '#engine/tagging/line-model';
import { textLines } from '#engine/tagging/lines';
import { PART_KINDS } from '#engine/tagging/part-labels';
import { bestTags, scoreTokens } from '#engine/tagging/part-model';
import { lineScoresOf, partScoresOf } from '#engine/tagging/unpack-scores';
import { corpusRows } from './corpus-rows.ts';
import { trainTaggers, withoutPassages, writeTaggers } from './parts.ts';
import { lineRow } from './train-lines.ts';
import { taggedRow } from './train-parts.ts';

const COUNT = PART_KINDS.length;
const rows = corpusRows();
const apart = rows.filter(({ isApart }) => isApart);
const began = performance.now();
const stored = trainTaggers(rows.filter(({ isApart }) => !isApart));
console.log(
	`${rows.length - apart.length} rows trained in ${Math.round((performance.now() - began) / 1000)} s, ${apart.length} set apart`,
);
if (process.argv.includes('write')) writeTaggers(stored);
console.log(`brotli ${Math.round(brotliCompressSync(JSON.stringify(stored)).length / 1024)} kB`);

const parts = partScoresOf(stored);
const lines = lineScoresOf(stored);
for (const bias of [-8000, -4000, -2000, -1000, 0]) {
	let tokens = 0,
		right = 0,
		gold = 0,
		found = 0,
		both = 0,
		cuts = 0,
		cutsGold = 0,
		cutsRight = 0,
		whole = 0;
	const confused = new Map<string, number>();
	for (const row of apart) {
		const tagged = taggedRow(withoutPassages(row));
		const n = tagged.tokens.count;
		const tags = bestTags(scoreTokens(tagged.features, n, parts), n, parts, tagged.mayBegin, bias);
		const spans = (list: Uint8Array) => {
			const out = new Set<string>();
			let start = 0;
			for (let at = 1; at <= n; at++)
				if (at === n || (list[at] ?? 0) >= COUNT) {
					out.add(`${start}-${at}-${(list[start] ?? 0) % COUNT}`);
					start = at;
				}
			return out;
		};
		for (let at = 0; at < n; at++) {
			tokens++;
			const g = (tagged.tags[at] ?? 0) % COUNT,
				f = (tags[at] ?? 0) % COUNT;
			if (g === f) right++;
			else
				confused.set(`${PART_KINDS[g]}>${PART_KINDS[f]}`, (confused.get(`${PART_KINDS[g]}>${PART_KINDS[f]}`) ?? 0) + 1);
			const gc = (tagged.tags[at] ?? 0) >= COUNT,
				fc = (tags[at] ?? 0) >= COUNT;
			if (at > 0) {
				cuts += fc ? 1 : 0;
				cutsGold += gc ? 1 : 0;
				cutsRight += gc && fc ? 1 : 0;
			}
		}
		const a = spans(tagged.tags),
			b = spans(tags);
		gold += a.size;
		found += b.size;
		const same = [...a].filter((one) => b.has(one)).length;
		both += same;
		if (same === a.size && a.size === b.size) whole++;
	}
	const p = (x: number, y: number) => `${((100 * x) / Math.max(1, y)).toFixed(1)}`;
	console.log(
		`bias ${bias}: words ${p(right, tokens)}, parts P ${p(both, found)} R ${p(both, gold)}, cuts P ${p(cutsRight, cuts)} R ${p(cutsRight, cutsGold)}, whole rows ${p(whole, apart.length)}`,
	);
	if (bias === 0)
		console.log(
			[...confused]
				.sort((a, b) => b[1] - a[1])
				.slice(0, 14)
				.map(([k, v]) => `${k} ${v}`)
				.join(', '),
		);
}
let linesAll = 0,
	linesRight = 0,
	rowsAll = 0,
	rowsRight = 0,
	lost = 0,
	buried = 0;
for (const row of apart) {
	const gold = lineRow(row).isPasted;
	if (gold.length < 2) continue;
	const tags = tagLines(row.text, textLines(row.text), lines);
	rowsAll++;
	if (tags.every((tag, at) => tag === gold[at])) rowsRight++;
	tags.forEach((tag, at) => {
		linesAll++;
		if (tag === gold[at]) linesRight++;
		else if (tag) buried++;
		else lost++;
	});
}
console.log(
	`lines ${linesRight}/${linesAll}, rows ${rowsRight}/${rowsAll}, instruction as passage ${buried}, passage as instruction ${lost}`,
);
