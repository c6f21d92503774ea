import { readFileSync } from 'node:fs';
import { genreFeatures } from '#engine/knowledge/genre-features';
import type { Genre } from '#engine/knowledge/genre-model';
import type { GenreWords } from '#engine/knowledge/learned-genres';
import { requestWords } from '#engine/knowledge/request-words';
import { packWords, type WordWeight } from '#engine/knowledge/word-columns';
import { logisticShares } from '#engine/learned/exponential';
import { read } from '#engine/reading/read';
import { GenreFile } from '../knowledge/knowledge-schema.ts';
import { type KnowledgeFile, readKnowledge } from '../knowledge/read-files.ts';
import type { CorpusRow } from './corpus-rows.ts';
import { seededRandom, shuffle } from './seeded-random.ts';

/** A request and the genre that a reader gave it; empty: none. */
export interface GenreRow {
	readonly text: string;
	readonly genre: string;
}

const LABELS = new URL('corpus/genres.tsv', import.meta.url);

/** The rows of the corpus that have a genre, each a line of `genres.tsv`: id, tab, genre (or nothing). */
export function labelledRows(rows: readonly CorpusRow[]): (GenreRow & { readonly isApart: boolean })[] {
	const lines = readFileSync(LABELS, 'utf8').split('\n').filter(Boolean);
	const genres = new Map(lines.map((line) => line.split('\t') as [string, string]));
	return rows.flatMap(({ id, text, isApart }) => {
		const genre = genres.get(id);
		return genre === undefined ? [] : [{ text, genre, isApart }];
	});
}

/** The examples in the files of the genres are requests with a genre, too. */
export const exampleRows = (files: readonly KnowledgeFile<GenreFile>[]): GenreRow[] =>
	files.flatMap(({ id, value }) => value.examples.map(({ text }) => ({ text, genre: id })));

interface Prepared {
	readonly features: readonly number[];
	readonly label: number;
}

const ROUNDS = 14;
const RATE = 4;
const DECAY = 0.0002;
/** Of a hundred words of a request so many are left out each time it is learnt from, so that no one of them decides. */
const LEFT_OUT = 30;
/** Words seen in fewer requests teach a model those requests by heart. */
const LEAST_SEEN = 2;
/** A weight below so many hundredths says nothing; from 110 on fewer kinds are sure. */
const LEAST_WEIGHT = 100;
/** What a genre begins with is learnt slowly, so that the words say it. */
const OF_BIAS = 0.02;
/** Less is not worth the time it takes. */
const LEAST_STEP = 0.002;
/** Chosen on the rows set apart: cues were written by readers who saw the others, so these cannot say what a cue is worth. */
const OF_CUE = 1;

/** Softmax regression over sparse words and the scores of the cues, by stochastic descent in a fixed order. */
export function trainGenres(rows: readonly GenreRow[], genres: readonly Genre[]): GenreWords {
	const ids = [...genres.map(({ id }) => id), ''];
	const placeOf = new Map(ids.map((id, at) => [id, at]));
	const known = rows.filter(({ genre }) => placeOf.has(genre));
	const texts = known.map(({ text }) => genreFeatures(requestWords(read(text))));
	const seen = new Map<string, number>();
	for (const features of texts) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
	const names = [...seen]
		.filter(([, count]) => count >= LEAST_SEEN)
		.map(([name]) => name)
		.sort();
	const numberOf = new Map(names.map((name, at) => [name, at]));
	const prepared = known.map(
		({ genre }, at): Prepared => ({
			features: (texts[at] ?? []).flatMap((name) => numberOf.get(name) ?? []),
			label: placeOf.get(genre) ?? 0,
		}),
	);
	const { weights, biases } = descend(prepared, names.length, ids.length);
	const words = names.map((name, feature) => {
		const own = ids.flatMap((_, genre): WordWeight[] => {
			const hundredths = Math.round((weights[feature * ids.length + genre] ?? 0) * 100);
			return Math.abs(hundredths) < LEAST_WEIGHT ? [] : [[genre, hundredths]];
		});
		return [name, own] as const;
	});
	const hundredths = (value: number) => Math.round(value * 100);
	const all = [...biases].map(hundredths);
	const unknown = Math.round(all.reduce((sum, bias) => sum + bias, 0) / all.length);
	return {
		genres: ids,
		biases: all,
		ofCue: hundredths(OF_CUE),
		unknown,
		words: packWords(words.filter(([, own]) => own.length > 0)),
	};
}

/** A feature's weights stand side by side, one a genre, and are walked in that order, which is quicker than across them. */
function descend(rows: readonly Prepared[], features: number, count: number) {
	const weights = new Float64Array(features * count);
	const biases = new Float64Array(count);
	const next = seededRandom(7);
	const order = rows.map((_, at) => at);
	for (let round = 0; round < ROUNDS; round++) {
		shuffle(order, next);
		const rate = RATE / (1 + round / 4);
		for (const at of order) learn(rows[at] as Prepared, rate);
	}
	return { weights, biases };

	function learn({ features: all, label }: Prepared, rate: number): void {
		const own = all.filter(() => next(100) >= LEFT_OUT);
		const scale = 1 / Math.sqrt(Math.max(1, own.length));
		const sums = sumsOf(own);
		const shares = logisticShares(Array.from(biases, (bias, genre) => bias + (sums[genre] as number) * scale));
		const steps = shares.map((share, genre) => rate * ((genre === label ? 1 : 0) - share));
		const moved = [...steps.keys()].filter((genre) => Math.abs(steps[genre] as number) >= LEAST_STEP);
		for (const genre of moved) biases[genre] = (biases[genre] as number) + (steps[genre] as number) * OF_BIAS;
		for (const feature of own) {
			for (const genre of moved) {
				const place = feature * count + genre;
				weights[place] = ((weights[place] as number) + (steps[genre] as number) * scale) * (1 - DECAY);
			}
		}
	}

	function sumsOf(own: readonly number[]): Float64Array {
		const sums = new Float64Array(count);
		for (const feature of own) {
			const from = feature * count;
			for (let genre = 0; genre < count; genre++)
				sums[genre] = (sums[genre] as number) + (weights[from + genre] as number);
		}
		return sums;
	}
}

const REQUESTS = new URL('corpus/genre-requests.tsv', import.meta.url);

/** Requests written for a genre, each a line of `genre-requests.tsv`: genre, tab, request. */
export function writtenRows(): GenreRow[] {
	const lines = readFileSync(REQUESTS, 'utf8').split('\n').filter(Boolean);
	return lines.map((line) => {
		const [genre = '', text = ''] = line.split('\t');
		return { text, genre };
	});
}

/** The trained words as they are stored. */
export function genreWordsText(rows: readonly CorpusRow[], genres: readonly Genre[]): string {
	const trained = labelledRows(rows).filter(({ isApart }) => !isApart);
	const examples = exampleRows(readKnowledge('genres', GenreFile));
	return `${JSON.stringify(trainGenres([...trained, ...examples, ...writtenRows()], genres))}\n`;
}
