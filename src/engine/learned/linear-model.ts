import { logisticShares } from './exponential.ts';
import { type FeatureOptions, featuresOf } from './features.ts';
import { unpackBytes } from './unpack.ts';

/** A trained model as it is stored. The last label is the one the others are held against: it has no weights. */
export interface StoredModel extends FeatureOptions {
	readonly labels: readonly string[];
	readonly biases: readonly number[];
	/** What a stored weight is to be multiplied by, per label. */
	readonly scales: readonly number[];
	/** Signed bytes, label after label, in base64. */
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
		weights ??= unpackBytes(stored.weights, (stored.labels.length - 1) * stored.buckets);
		return logisticShares(sumsOf(stored, weights, featuresOf(text, stored)));
	};
	return { judge };
}

function sumsOf(stored: StoredModel, weights: Int8Array, features: readonly number[]): number[] {
	const length = 1 / Math.sqrt(Math.max(1, features.length));
	return stored.labels.map((_, label) => {
		if (label === stored.labels.length - 1) return 0;
		const from = label * stored.buckets;
		let sum = 0;
		for (const feature of features) sum += weights[from + feature] ?? 0;
		return sum * (stored.scales[label] ?? 0) * length + (stored.biases[label] ?? 0);
	});
}
