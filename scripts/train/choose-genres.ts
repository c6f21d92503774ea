/**
 * Reports how sure and how often right genres and families are on the rows set apart, for which a reader named the best genre and
 * every other acceptable one. A sibling of an acceptable genre counts as right, except with `strict`; `wrong` prints the sure
 * mistakes: node scripts/train/choose-genres.ts [strict] [wrong]
 */
import { readFileSync } from 'node:fs';
import { findFamilies } from '#engine/knowledge/find-family';
import { findGenres } from '#engine/knowledge/find-genre';
import { sumGenres } from '#engine/knowledge/genre-sums';
import { requestWords } from '#engine/knowledge/request-words';
import { siblingsOf } from '#engine/knowledge/siblings';
import { STORED } from '#engine/knowledge/stored';
import { read } from '#engine/reading/read';
import { corpusRows } from './corpus-rows.ts';

const linesOf = (path: string): string[] =>
	readFileSync(new URL(path, import.meta.url), 'utf8')
		.split('\n')
		.filter(Boolean);
const labels = new Map(
	[...linesOf('corpus/genres-apart.tsv'), ...linesOf('corpus/genres-people.tsv')].map((line) => {
		const [id = '', best = '', also = ''] = line.split('\t');
		return [id, [best, ...also.split(' ').filter(Boolean)]] as const;
	}),
);
/** Files of `docs/quality` with requests that people typed. */
const SHEETS = [
	'2026-11-24/people-a',
	'2026-11-24/people-b',
	'2026-11-27/people-c',
	'2026-11-27/people-d',
	'2026-11-27/kinds',
];
const people = SHEETS.flatMap((sheet) => linesOf(`../../docs/quality/${sheet}.jsonl`))
	.map((line) => JSON.parse(line) as { id: string; prompt: string })
	.map(({ id, prompt }) => ({ id, text: prompt }));
const groups = new Map(STORED.genres.map(({ id, group }) => [id, group]));
const isStrict = process.argv.includes('strict');
const serves = (id: string, right: readonly string[]): boolean =>
	right.includes(id) || (!isStrict && right.some((one) => siblingsOf(id).has(one)));
const judged = [...corpusRows(), ...people].flatMap(({ id, text }) => {
	const right = labels.get(id);
	if (!right) return [];
	const request = requestWords(read(text));
	const sums = sumGenres(request, STORED.genres);
	const [guess] = findGenres(request, sums);
	const [family] = findFamilies(sums);
	if (!guess || !family) return [];
	const isFamilyRight = right.some((one) => groups.get(one) === family.group);
	return [{ text, right, guess, family, isRight: serves(guess.genre.id, right), isFamilyRight }];
});

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

function report(name: string, guesses: readonly { sureness: number; isRight: boolean }[]) {
	const bins = Array.from({ length: 10 }, (_, at) =>
		guesses.filter(({ sureness }) => Math.min(9, Math.floor(sureness * 10)) === at),
	);
	const off = bins.map((bin) =>
		Math.abs(bin.filter(({ isRight }) => isRight).length - bin.reduce((sum, { sureness }) => sum + sureness, 0)),
	);
	const error = off.reduce((a, b) => a + b, 0) / guesses.length;
	const all = guesses.filter(({ isRight }) => isRight).length;
	console.log(
		`${name}: ${guesses.length} rows, right ${share(all, guesses.length)}, expected error ${error.toFixed(3)}`,
	);
	for (const bar of [0.4, 0.5, 0.55, 0.6, 0.65, 0.68, 0.7, 0.8, 0.9, 0.95, 0.97, 0.99]) {
		const named = guesses.filter(({ sureness }) => sureness > bar);
		const right = named.filter(({ isRight }) => isRight).length;
		console.log(`  > ${bar}: named for ${share(named.length, guesses.length)}, right ${share(right, named.length)}`);
	}
}

report(
	'genres',
	judged.map(({ guess, isRight }) => ({ sureness: guess.sureness, isRight })),
);
report(
	'specific genres',
	judged
		.filter(({ guess }) => !guess.genre.isGeneral)
		.map(({ guess, isRight }) => ({ sureness: guess.sureness, isRight })),
);
report(
	'the very genre',
	judged
		.filter(({ guess }) => !guess.genre.isGeneral)
		.map(({ guess, right }) => ({ sureness: guess.alone, isRight: right.includes(guess.genre.id) })),
);
report(
	'families',
	judged.map(({ family, isFamilyRight }) => ({ sureness: family.sureness, isRight: isFamilyRight })),
);
if (process.argv.includes('wrong'))
	for (const { text, right, guess, isRight } of judged)
		if (!isRight && guess.sureness > 0.55)
			console.log(`${guess.genre.id} for ${right.join(' ')}: ${text.slice(0, 100).replace(/\s+/g, ' ')}`);
