import type { Assumption, Operation, Revision } from '#engine/review-model';
import type { LedgerEntry, PlannedSection } from '#engine/types';
import type { Brief } from '../brief.ts';
import { makeLedger } from '../ledger.ts';
import { draftOperations } from '../operations/draft.ts';
import { placeOperations } from '../operations/place.ts';
import { FRAME, type Rendered } from '../page.ts';
import { render } from '../render.ts';
import { untouchedLedger, untouchedLines } from './as-sent.ts';
import { isUnrevised, revise } from './revise.ts';
import { findDetails, placeAssumptions } from './settle-assumptions.ts';

export interface Finished {
	readonly sections: readonly PlannedSection[];
	readonly rendered: Pick<Rendered, 'prompt' | 'provenance'>;
	readonly operations: readonly Operation[];
	readonly assumptions: readonly Assumption[];
	readonly ledger: readonly LedgerEntry[];
}

/** Writes a stamped plan out as revised. With no step left and no value of the person's, it is their own text again. */
export function finish(full: readonly PlannedSection[], revision: Revision, brief: Brief): Finished {
	const { reading, modifiers } = brief;
	const drafts = draftOperations(full, brief);
	const details = findDetails(full, brief, revision);
	const undone = new Set(revision.undone);
	const sections = isUnrevised(revision) ? full : revise(full, drafts, details, revision, brief);
	const rendered = render(sections, modifiers, reading.language.code, !undone.has(FRAME));
	const operations = placeOperations(drafts, undone, sections, rendered);
	const assumptions = placeAssumptions(details, sections, rendered, revision);
	const isAsSent =
		operations.every(({ isUndone }) => isUndone) && !assumptions.some(({ status }) => status === 'settled');
	if (isAsSent && operations.length > 0) return { ...asSent(brief), operations, assumptions };
	return { sections, rendered, operations, assumptions, ledger: makeLedger(reading, sections, rendered) };
}

function asSent({ reading }: Brief): Pick<Finished, 'sections' | 'rendered' | 'ledger'> {
	const prompt = reading.raw.toWellFormed();
	const rendered = { prompt, provenance: untouchedLines(prompt, [], 'undone') };
	return { sections: [], rendered, ledger: untouchedLedger(reading, prompt, []) };
}
