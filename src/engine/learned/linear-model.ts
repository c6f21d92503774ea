import { logisticShares } from './exponential.ts';
import { type FeatureOptions, featuresOf } from './features.ts';
import { unpackLevels } from './levels.ts';

/** A trained model as stored. The last label is the reference of the others and has no weights. */
export interface StoredModel extends FeatureOptions {
	readonly labels: readonly string[];
	readonly biases: readonly number[];
	/** By label, the factor of its stored weights. */
	readonly scales: readonly number[];
	/** The level of each weight, label after label. */
	readonly weights: string;
}

export interface LinearModel {
	/** The probability of each label, in the order of the stored labels. Texts without any known feature all give the same ones. */
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

/** Reordered by feature, since a text has few features and needs the weights of each for all labels. */
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
