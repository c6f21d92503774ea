import { featuresOf } from '#engine/learned/features';
import type { StoredModel } from '#engine/learned/linear-model';
import type { CorpusRow } from './corpus-rows.ts';
import { descend } from './descend.ts';
import type { Plan } from './models.ts';
import { store } from './store.ts';

/** Trains one model of whole requests on the rows given. */
export function train({ labels, options, rounds, rows }: Plan, all: readonly CorpusRow[]): StoredModel {
	const examples = rows(all).map(({ text, label }) => ({
		features: featuresOf(text, options),
		label: labels.indexOf(label),
		weight: 1,
	}));
	return store(labels, options, descend(examples, labels.length, options.buckets, rounds));
}

/** The bytes of a weights file. */
export const fileOf = (model: StoredModel): string => `${JSON.stringify(model, null, '\t')}\n`;
