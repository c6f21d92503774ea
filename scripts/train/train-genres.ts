import { readFileSync } from 'node:fs';
import { genreFeatures } from '#engine/knowledge/genre-features';
import type { Genre } from '#engine/knowledge/genre-model';
import type { GenreWords } from '#engine/knowledge/learned-genres';
import { requestWords } from '#engine/knowledge/request-words';
import { packWords, type WordWeight } from '#engine/knowledge/word-columns';
import { read } from '#engine/reading/read';
import { GenreFile } from '../knowledge/knowledge-schema.ts';
import { type KnowledgeFile, readKnowledge } from '../knowledge/read-files.ts';
import type { CorpusRow } from './corpus-rows.ts';
import { descendGenres, type GenreExample } from './descend-genres.ts';

/** A request and the genre that a reader gave it; an empty string when none fits. */
export interface GenreRow {
	readonly text: string;
	readonly genre: string;
}

const LABELS = new URL('corpus/genres.tsv', import.meta.url);

/** The rows of the corpus that readers gave a genre. `genres.tsv` holds a line for each: id, tab, genre (empty when none fits). */
export function labelledRows(rows: readonly CorpusRow[]): (GenreRow & { readonly isApart: boolean })[] {
	const lines = readFileSync(LABELS, 'utf8').split('\n').filter(Boolean);
	const genres = new Map(lines.map((line) => line.split('\t') as [string, string]));
	return rows.flatMap(({ id, text, isApart }) => {
		const genre = genres.get(id);
		return genre === undefined ? [] : [{ text, genre, isApart }];
	});
}

/** The examples in the genre files, which count as labelled requests too. */
export const exampleRows = (files: readonly KnowledgeFile<GenreFile>[]): GenreRow[] =>
	files.flatMap(({ id, value }) => value.examples.map(({ text }) => ({ text, genre: id })));

/** Rarer words are left out: the model would learn single requests by heart. At 4 it errs least on requests set apart. */
const LEAST_SEEN = 4;
/** In hundredths. Smaller weights are left out; from 110 on fewer genres are sure. */
const LEAST_WEIGHT = 100;
/** Weight of a cue, chosen on the rows set apart. It cannot be learnt from the others, whose readers wrote the cues. */
const OF_CUE = 1;

/** Trains the word weights of the genres: softmax regression over sparse words, by stochastic descent in a fixed order. */
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
		({ genre }, at): GenreExample => ({
			features: (texts[at] ?? []).flatMap((name) => numberOf.get(name) ?? []),
			label: placeOf.get(genre) ?? 0,
		}),
	);
	const { weights, biases } = descendGenres(prepared, names.length, ids.length);
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

const REQUESTS = new URL('corpus/genre-requests.tsv', import.meta.url);

/**
 * Requests written as examples of a genre, and those of people to which a reader gave one. `genre-requests.tsv` holds a line for
 * each: genre, tab, request, a line break in it as "\\n".
 */
export function writtenRows(): GenreRow[] {
	const lines = readFileSync(REQUESTS, 'utf8').split('\n').filter(Boolean);
	return lines.map((line) => {
		const [genre = '', text = ''] = line.split('\t');
		return { text: text.replaceAll('\\n', '\n'), genre };
	});
}

/** Trains on all labelled requests and returns the text of `genre-words.json`. */
export function genreWordsText(rows: readonly CorpusRow[], genres: readonly Genre[]): string {
	const trained = labelledRows(rows).filter(({ isApart }) => !isApart);
	const examples = exampleRows(readKnowledge('genres', GenreFile));
	return `${JSON.stringify(trainGenres([...trained, ...examples, ...writtenRows()], genres))}\n`;
}
