import { featuresOf } from '#engine/learned/features';
import type { StoredModel } from '#engine/learned/linear-model';
import { descend, type Example } from './descend.ts';
import type { Plan } from './models.ts';
import { store } from './store.ts';
import type { TrainingRow } from './training-rows.ts';

/** Trains one model on the rows given. */
export function train({ labels, options, rounds }: Plan, rows: readonly TrainingRow[]): StoredModel {
	const examples = rows.map(({ text, label, weight = 1 }): Example => {
		return { features: featuresOf(text, options), label: labels.indexOf(label), weight };
	});
	return store(labels, options, descend(examples, labels.length, options.buckets, rounds));
}

/** The bytes of a weights file. */
export const fileOf = (model: StoredModel): string => `${JSON.stringify(model, null, '\t')}\n`;
