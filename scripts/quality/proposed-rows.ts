import type { Correction } from '#engine/proposals/correcting/correction';
import type { Passed } from '#engine/proposals/proposal';
import type { ModelOffer, ModelQuestion } from '#islands/optimiser/model/reading.store.ts';

/** The meaning of an id in a sheet: a line, an answer's line, or words with a corrected kind. */
export interface ProposedRow {
	readonly id: string;
	readonly line?: string;
	readonly text?: string;
	readonly reads?: Correction | null;
}

/** Short ids for a sheet, which a person can copy; the API's ids are proofs (model-ids.ts). */
const numbered = <One>(ones: readonly One[], letter: string): (One & { id: string })[] =>
	ones.map((one, at) => ({ ...one, id: `${letter}${at + 1}` }));

export const questionsIn = (passed: readonly Passed[]): ModelQuestion[] =>
	numbered(
		passed.flatMap((one) =>
			one.kind === 'question' ? [{ question: one.text, options: [...one.options], line: one.line }] : [],
		),
		'm',
	);

export function suggestionsIn(passed: readonly Passed[]): (ModelOffer & { readonly line: string })[] {
	const lines = passed.flatMap((one) =>
		one.kind === 'suggestion' ? [{ text: one.text, line: one.text, because: one.because, reads: null }] : [],
	);
	const corrections = passed.flatMap((one) =>
		one.kind === 'correction'
			? [{ text: one.text, line: one.text, because: '', reads: { as: one.as, words: one.words } }]
			: [],
	);
	return [...numbered(lines, 's'), ...numbered(corrections, 'c')];
}
