import type { StoredModel } from '#engine/learned/linear-model';
import { requirePlan } from './models.ts';
import { train } from './train.ts';
import { trainingRows } from './training-rows.ts';

const FOLDS = 5;
/** Long texts are cut in the training data: only what the cut leaves alone may decide their fold. */
const OPENING = 300;

/** The fold a text belongs to, by its first letters alone: a text and its cut fall into the same. */
export function foldOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < Math.min(text.length, OPENING); at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return ((hash ^ (hash >>> 15)) >>> 0) % FOLDS;
}

/** Five models of one plan; the one at the place of a text's fold was trained without that text. */
export function judgedOutOfFold(name: string): StoredModel[] {
	const plan = requirePlan(name);
	const rows = trainingRows(name);
	return Array.from({ length: FOLDS }, (_, fold) =>
		train(
			plan,
			rows.filter(({ text }) => foldOf(text) !== fold),
		),
	);
}
