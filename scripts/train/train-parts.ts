import { PART_KINDS } from '#engine/tagging/part-labels';
import { bestTags, COLUMNS, type PartScores, scoreTokens } from '#engine/tagging/part-model';
import { placesToBegin } from '#engine/tagging/places-to-begin';
import { plainRows } from '#engine/tagging/score-rows';
import { FEATURES, OPENING_FEATURES, tokenFeatures } from '#engine/tagging/token-features';
import { type Tokens, tokenise } from '#engine/tagging/tokens';
import type { CorpusRow } from './corpus-rows.ts';
import { seededRandom, shuffle } from './seeded-random.ts';

const COUNT = PART_KINDS.length;

export interface TaggedRow {
	readonly tokens: Tokens;
	readonly features: Int32Array;
	readonly mayBegin: Uint8Array;
	readonly tags: Uint8Array;
}

/** The tokens of a row, with the tags that follow from its labelled parts. */
export function taggedRow({ text, lang, parts }: Pick<CorpusRow, 'text' | 'lang' | 'parts'>): TaggedRow {
	const tokens = tokenise(text);
	const tags = new Uint8Array(tokens.count);
	let part = 0;
	let before = -1;
	for (let at = 0; at < tokens.count; at++) {
		const start = tokens.starts[at] ?? 0;
		while (part < parts.length - 1 && start >= (parts[part]?.end ?? 0)) part++;
		const kind = PART_KINDS.indexOf(parts[part]?.kind ?? 'task');
		tags[at] = part === before ? kind : kind + COUNT;
		before = part;
	}
	const mayBegin = placesToBegin(tokens);
	for (let at = 0; at < tokens.count; at++) if ((tags[at] ?? 0) >= COUNT) mayBegin[at] ||= 1;
	return { tokens, features: tokenFeatures(tokens, lang), mayBegin, tags };
}

export interface PartPlan {
	readonly buckets: number;
	readonly openingBuckets: number;
	readonly rounds: number;
	readonly margin: number;
}

/** The scores, with the weights that they are made of. */
export interface TrainedParts extends PartScores {
	readonly weights: Float64Array;
}

/** Rarer features are dropped: what they teach does not hold for other texts. */
const FEWEST = 6;

function countBuckets(rows: readonly TaggedRow[], buckets: number): Uint16Array {
	const seen = new Uint16Array(buckets);
	for (const { features } of rows)
		for (const feature of features) {
			const at = feature & (buckets - 1);
			seen[at] = Math.min(60_000, (seen[at] ?? 0) + 1);
		}
	return seen;
}

/** Trains the tagger of parts: an averaged structured perceptron, with plain arithmetic in a fixed order. */
export function trainParts(
	rows: readonly TaggedRow[],
	{ buckets, openingBuckets, rounds, margin }: PartPlan,
): TrainedParts {
	const sizes = [buckets * COLUMNS, openingBuckets * COUNT, COUNT * COUNT, COUNT] as const;
	const now = sizes.map((size) => new Float64Array(size));
	const sums = sizes.map((size) => new Float64Array(size));
	const [weights, openings, follows, first] = now as [Float64Array, Float64Array, Float64Array, Float64Array];
	const addRows = plainRows(weights, buckets);
	const scores: TrainedParts = { addRows, openingBuckets, weights, openings, follows, first };
	const seen = countBuckets(rows, buckets);
	let step = 1;
	const add = (table: number, at: number, by: number) => {
		(now[table] as Float64Array)[at] = (now[table]?.[at] ?? 0) + by;
		(sums[table] as Float64Array)[at] = (sums[table]?.[at] ?? 0) + by * step;
	};
	const credit = ({ features, tokens }: TaggedRow, tags: Uint8Array, other: Uint8Array, by: number) => {
		for (let at = 0; at < tokens.count; at++) {
			const tag = tags[at] ?? 0;
			const kind = tag % COUNT;
			const isBegun = tag >= COUNT;
			const before = at > 0 ? (tags[at - 1] ?? 0) % COUNT : -1;
			const otherBefore = at > 0 ? (other[at - 1] ?? 0) % COUNT : -1;
			if (isBegun && !(tag === other[at] && before === otherBefore)) {
				if (at === 0) add(3, kind, by);
				else add(2, before * COUNT + kind, by);
			}
			if (tag === other[at]) continue;
			for (let feature = 0; feature < FEATURES; feature++) {
				const bucket = features[at * FEATURES + feature] ?? 0;
				if ((seen[bucket & (buckets - 1)] ?? 0) < FEWEST) continue;
				add(0, (bucket & (buckets - 1)) * COLUMNS + kind, by);
				if (isBegun) add(0, (bucket & (buckets - 1)) * COLUMNS + COUNT, by);
				if (isBegun && feature < OPENING_FEATURES) add(1, (bucket & (openingBuckets - 1)) * COUNT + kind, by);
			}
		}
	};
	/** Adds the margin to every wrong tag, so that a right tag that wins by less is learnt once more. */
	const demand = (sums: Float64Array, tags: Uint8Array) => {
		for (let at = 0; at < tags.length; at++) {
			const tag = tags[at] ?? 0;
			for (let one = 0; one < COUNT * 2; one++) {
				const cost = (one % COUNT === tag % COUNT ? 0 : margin) + (one >= COUNT === tag >= COUNT ? 0 : margin / 2);
				sums[at * COUNT * 2 + one] = (sums[at * COUNT * 2 + one] ?? 0) + cost;
			}
		}
	};
	const order = [...rows];
	const next = seededRandom(7);
	for (let round = 0; round < rounds; round++) {
		shuffle(order, next);
		for (const row of order) {
			const sums = scoreTokens(row.features, row.tokens.count, scores);
			if (margin > 0) demand(sums, row.tags);
			const found = bestTags(sums, row.tokens.count, scores, row.mayBegin);
			if (found.some((tag, at) => tag !== row.tags[at])) {
				credit(row, row.tags, found, 1);
				credit(row, found, row.tags, -1);
			}
			step++;
		}
	}
	now.forEach((table, which) => {
		for (let at = 0; at < table.length; at++) table[at] = (table[at] ?? 0) - (sums[which]?.[at] ?? 0) / step;
	});
	return scores;
}
