/**
 * Fits the log-odds in `src/engine/knowledge/worth-asking.ts` on questions that readers held against an expert's four, and prints how
 * many of the first two such questions would be among the four: node scripts/knowledge/fit-asking.ts SHEET.jsonl...
 * A line of a sheet is {"prompt", "labels": {question id: letter}}; the letters are those of `counted-questions.ts`.
 */
import { readFileSync } from 'node:fs';
import { advise } from '#engine/knowledge/advise';
import { requestWords } from '#engine/knowledge/request-words';
import { type AskingFit, figuresOf } from '#engine/knowledge/worth-asking';
import { read } from '#engine/reading/read';
import { countOf } from './counted-questions.ts';

interface Row {
	readonly figures: readonly number[];
	readonly letter: string;
	readonly request: number;
	readonly words: number;
}

const NAMES = Object.keys(
	figuresOf({ value: 0, question: null } as never, { words: 1, sureness: 0 }),
) as (keyof AskingFit)[];

const rows = process.argv
	.slice(2)
	.flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
	.flatMap((line, request): Row[] => {
		const { prompt, labels } = JSON.parse(line) as { prompt: string; labels: Record<string, string> };
		const reading = read(prompt);
		const { genre, candidates } = advise(reading);
		const asked = { words: requestWords(reading, true).words.length, sureness: genre?.sureness ?? 0 };
		return candidates.flatMap((one) => {
			const letter = labels[one.id];
			if (one.question === null || letter === undefined) return [];
			// Without what this very request added to its count.
			const counted = countOf(one.id, one.question.ask, letter);
			const figures = figuresOf({ ...one, question: { ...one.question, counted } }, asked);
			return [{ figures: NAMES.map((name) => figures[name]), letter, request, words: asked.words }];
		});
	});

const ROUNDS = 30;

/** Newton's method for a logistic regression; a little is added to the diagonal to hold what few rows show. */
function fittedWeights(): number[] {
	const size = NAMES.length;
	let weights = NAMES.map(() => 0);
	for (let round = 0; round < ROUNDS; round++) {
		const slope = weights.map((weight) => -weight);
		const curve: number[][] = weights.map((_, at) => weights.map((_, to) => (at === to ? 1 : 0)));
		for (const { figures, letter } of rows) {
			const chance = chanceOf(figures, weights);
			for (let at = 0; at < size; at++) {
				const figure = figures[at] ?? 0;
				slope[at] = (slope[at] ?? 0) + figure * ((letter === 'M' ? 1 : 0) - chance);
				const line = curve[at] ?? [];
				for (let to = 0; to < size; to++)
					line[to] = (line[to] ?? 0) + chance * (1 - chance) * figure * (figures[to] ?? 0);
			}
		}
		const step = solve(curve, slope);
		weights = weights.map((weight, at) => weight + (step[at] ?? 0));
	}
	return weights;
}

const sumOf = (figures: readonly number[], weights: readonly number[]): number =>
	figures.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), 0);
const chanceOf = (figures: readonly number[], weights: readonly number[]): number =>
	1 / (1 + Math.exp(-sumOf(figures, weights)));

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
	const lines = matrix.map((line, at) => [...line, right[at] ?? 0]);
	const size = lines.length;
	for (let at = 0; at < size; at++) {
		const best = lines
			.slice(at)
			.reduce((most, line) => (Math.abs(line[at] ?? 0) > Math.abs(most[at] ?? 0) ? line : most));
		const place = lines.indexOf(best);
		[lines[at], lines[place]] = [best, lines[at] ?? []];
		for (let other = 0; other < size; other++) {
			if (other === at) continue;
			const line = lines[other] ?? [];
			const factor = (line[at] ?? 0) / (best[at] ?? 1);
			for (let to = at; to <= size; to++) line[to] = (line[to] ?? 0) - factor * (best[to] ?? 0);
		}
	}
	return lines.map((line, at) => (line[size] ?? 0) / (line[at] ?? 1));
}

const weights = fittedWeights();
console.log(NAMES.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(3)},`).join('\n'));

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const [name, from, to] of [
	['up to 12 words', 0, 12],
	['13 to 75', 13, 75],
] as const)
	for (const least of [-9, -0.4, -0.2, 0, 0.2, 0.4, 0.6]) {
		const kept = rows.filter(({ words, figures }) => words >= from && words <= to && sumOf(figures, weights) >= least);
		const first = kept.filter((row) => kept.filter(({ request }) => request === row.request).indexOf(row) < 2);
		const of = (list: readonly Row[], letter: string) => list.filter((row) => row.letter === letter).length;
		console.log(
			`${name}, odds from ${least}: ${kept.length} of ${new Set(kept.map(({ request }) => request)).size} requests; first two matched ${share(of(first, 'M'), first.length)} of ${first.length}; answered ${share(of(kept, 'A'), kept.length)}, options ${share(of(kept, 'O'), kept.length)}, beside the point ${share(of(kept, 'S'), kept.length)}`,
		);
	}
