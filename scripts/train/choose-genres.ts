/**
 * How sure genres are, and how often they are right, on the rows set apart, where a reader named the best genre and every
 * other that would serve as well: node scripts/train/choose-genres.ts [wrong]
 */
import { readFileSync } from 'node:fs';
import { findGenres } from '#engine/knowledge/find-genre';
import { requestWords } from '#engine/knowledge/request-words';
import { STORED } from '#engine/knowledge/stored';
import { read } from '#engine/reading/read';
import { corpusRows } from './corpus-rows.ts';

const lines = readFileSync(new URL('corpus/genres-apart.tsv', import.meta.url), 'utf8')
	.split('\n')
	.filter(Boolean);
const labels = new Map(
	lines.map((line) => {
		const [id = '', best = '', also = ''] = line.split('\t');
		return [id, [best, ...also.split(' ').filter(Boolean)]] as const;
	}),
);
const judged = corpusRows().flatMap(({ id, text }) => {
	const right = labels.get(id);
	const [best] = right ? findGenres(requestWords(read(text)), STORED.genres) : [];
	return right && best ? [{ text, right, guess: best, isRight: right.includes(best.genre.id) }] : [];
});
const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
const bins = Array.from({ length: 10 }, (_, at) =>
	judged.filter(({ guess }) => Math.min(9, Math.floor(guess.sureness * 10)) === at),
);
const off = bins.map((bin) =>
	Math.abs(bin.filter(({ isRight }) => isRight).length - bin.reduce((sum, { guess }) => sum + guess.sureness, 0)),
);
console.log(`${judged.length} rows, expected error ${(off.reduce((a, b) => a + b, 0) / judged.length).toFixed(3)}`);
for (const bar of [0.4, 0.5, 0.55, 0.6, 0.7, 0.8]) {
	const named = judged.filter(({ guess }) => guess.sureness > bar && !guess.genre.isGeneral);
	const right = named.filter(({ isRight }) => isRight).length;
	console.log(
		`  > ${bar}: a specific genre for ${share(named.length, judged.length)}, right ${share(right, named.length)}`,
	);
}
if (process.argv.includes('wrong'))
	for (const { text, right, guess, isRight } of judged)
		if (!isRight && guess.sureness > 0.55)
			console.log(`${guess.genre.id} for ${right.join(' ')}: ${text.slice(0, 100).replace(/\s+/g, ' ')}`);
