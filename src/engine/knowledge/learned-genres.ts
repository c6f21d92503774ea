import stored from './data/genre-words.json' with { type: 'json' };

/** What words say of genres, as trained. */
export interface GenreWords {
	/** Ids; the last one, empty, is none of them. */
	readonly genres: readonly string[];
	/** By genre: the hundredths that it begins with. */
	readonly biases: readonly number[];
	/** What each unit of a cue's score is worth, in hundredths. */
	readonly ofCue: number;
	/** What a genre begins with that was not there when the others were trained. */
	readonly unknown: number;
	/** By feature: places of genres, each followed by its hundredths. */
	readonly words: Readonly<Record<string, readonly number[]>>;
}

export const GENRE_WORDS = stored as unknown as GenreWords;

/** Sums by genre, in the order of the stored ids. Long requests count no more than short ones. */
export function sumsOf(features: readonly string[], learned: GenreWords): Float64Array {
	const { placeOf, ends, weights } = packed(learned);
	const known: number[] = [];
	for (const feature of features) {
		const place = placeOf.get(feature);
		if (place !== undefined) known.push(place);
	}
	const scale = 1 / Math.sqrt(Math.max(1, known.length));
	const sums = Float64Array.from(learned.biases);
	for (const place of known) {
		const end = ends[place + 1] as number;
		for (let at = ends[place] as number; at < end; at += 2) {
			const genre = weights[at] as number;
			sums[genre] = (sums[genre] as number) + (weights[at + 1] as number) * scale;
		}
	}
	return sums;
}

/** All weights side by side, two bytes each: of the lists that are stored, every number would be looked up in another place. */
interface Packed {
	readonly placeOf: ReadonlyMap<string, number>;
	/** By place of a word, where its weights begin; the next one's begin where they end. */
	readonly ends: Int32Array;
	readonly weights: Int16Array;
}

const known = new WeakMap<GenreWords, Packed>();

function packed(learned: GenreWords): Packed {
	const made = known.get(learned) ?? pack(learned.words);
	known.set(learned, made);
	return made;
}

function pack(words: GenreWords['words']): Packed {
	const names = Object.keys(words);
	const ends = new Int32Array(names.length + 1);
	const all: number[] = [];
	names.forEach((name, place) => {
		for (const number of words[name] ?? []) all.push(number);
		ends[place + 1] = all.length;
	});
	return { placeOf: new Map(names.map((name, place) => [name, place])), ends, weights: Int16Array.from(all) };
}
