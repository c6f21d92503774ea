import { logisticShares } from './exponential.ts';
import { type FeatureOptions, featuresOf } from './features.ts';
import { unpackLevels } from './levels.ts';

/** A trained model as it is stored. The last label is the one the others are held against: it has no weights. */
export interface StoredModel extends FeatureOptions {
	readonly labels: readonly string[];
	readonly biases: readonly number[];
	/** What a stored weight is to be multiplied by, per label. */
	readonly scales: readonly number[];
	/** A level for each, label after label. */
	readonly weights: string;
}

export interface LinearModel {
	/** How likely each label is, in the order of the stored labels; they add up to one. Words that say nothing give the same for all texts. */
	readonly judge: (text: string) => readonly number[];
}

/** Makes a stored model ready for use. Its weights are unpacked at the first question. */
export function linearModel(stored: StoredModel): LinearModel {
	let weights: Int8Array | null = null;
	const judge = (text: string): readonly number[] => {
		weights ??= byFeature(stored);
		return logisticShares(sumsOf(stored, weights, featuresOf(text, stored)));
	};
	return { judge };
}

/** The weights of one feature side by side: a text has few of the features, and asks each of them for all labels. */
function byFeature({ labels, buckets, weights }: StoredModel): Int8Array {
	const count = labels.length - 1;
	const byLabel = unpackLevels(weights);
	const turned = new Int8Array(byLabel.length);
	for (let label = 0; label < count; label++)
		for (let feature = 0; feature < buckets; feature++)
			turned[feature * count + label] = byLabel[label * buckets + feature] as number;
	return turned;
}

function sumsOf({ labels, scales, biases }: StoredModel, weights: Int8Array, features: readonly number[]): number[] {
	const count = labels.length - 1;
	const sums = new Int32Array(count);
	for (const feature of features)
		for (let label = 0; label < count; label++)
			sums[label] = (sums[label] as number) + (weights[feature * count + label] as number);
	const length = 1 / Math.sqrt(Math.max(1, features.length));
	return labels.map((_, label) =>
		label === count ? 0 : (sums[label] ?? 0) * (scales[label] ?? 0) * length + (biases[label] ?? 0),
	);
}
