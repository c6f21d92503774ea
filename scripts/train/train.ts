import { type FeatureOptions, featuresOf } from '#engine/learned/features';
import { packLevels } from '#engine/learned/levels';
import type { StoredModel } from '#engine/learned/linear-model';
import type { CorpusRow } from './corpus-rows.ts';
import { descend, type Fitted } from './descend.ts';
import type { Plan } from './models.ts';

/** More levels give no better results on the rows set apart. */
const MOST_LEVELS = 14;
/** Smaller levels, two in five, are stored as zero: they give no better results either. */
const LEAST_LEVEL = 2;

/** Trains one model of whole requests. */
export function train({ labels, options, rounds, rows }: Plan, all: readonly CorpusRow[]): StoredModel {
	const examples = rows(all).map(({ text, label }) => ({
		features: featuresOf(text, options),
		label: labels.indexOf(label),
		weight: 1,
	}));
	return store(labels, options, descend(examples, labels.length, options.buckets, rounds));
}

/** The text of a weights file. */
export const fileOf = (model: StoredModel): string => `${JSON.stringify(model, null, '\t')}\n`;

/** Rounds a fitted model to levels, with each label's weights taken relative to the last one's. Biases and scales keep six digits. */
function store(labels: readonly string[], options: FeatureOptions, { weights, biases }: Fitted): StoredModel {
	const { buckets } = options;
	const last = (labels.length - 1) * buckets;
	const levels: number[] = [];
	const scales: number[] = [];
	for (let label = 0; label < labels.length - 1; label++) {
		const own = Array.from(
			{ length: buckets },
			(_, at) => (weights[label * buckets + at] ?? 0) - (weights[last + at] ?? 0),
		);
		const scale = rounded(own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / MOST_LEVELS);
		scales.push(scale);
		for (const weight of own) levels.push(levelOf(weight / scale));
	}
	const held = [...biases].slice(0, -1).map((bias) => rounded(bias - (biases.at(-1) ?? 0)));
	return { labels, ...options, biases: held, scales, weights: packLevels(levels) };
}

function levelOf(share: number): number {
	const level = Math.max(-MOST_LEVELS, Math.min(MOST_LEVELS, Math.round(share)));
	return Math.abs(level) < LEAST_LEVEL ? 0 : level;
}

const rounded = (value: number): number => Number(value.toPrecision(6));
