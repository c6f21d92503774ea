import type { Assumption, Operation, Revision } from '#engine/review-model';
import type { PlannedSection, ProvenanceLine } from '#engine/types';
import type { Brief } from '../brief.ts';
import { draftLines } from '../operations/draft.ts';
import { placeOperations } from '../operations/place.ts';
import { FRAME, type Rendered } from '../page.ts';
import { render } from '../render.ts';
import { untouchedLines } from './as-sent.ts';
import { findDetails, placeAssumptions, settleAssumptions } from './settle-assumptions.ts';
import { shorten } from './shorten.ts';

export interface FinishedAfter {
	readonly sections: readonly PlannedSection[];
	readonly prompt: string;
	readonly provenance: readonly ProvenanceLine[];
	readonly operations: readonly Operation[];
	readonly assumptions: readonly Assumption[];
}

/** Writes a few lines after a prompt that stands word for word. With none of them left, it is as it was sent. */
export function finishAfter(
	body: string,
	full: readonly PlannedSection[],
	revision: Revision,
	brief: Brief,
): FinishedAfter {
	const { reading, modifiers } = brief;
	const drafts = draftLines(full, brief);
	const details = findDetails(full, brief, revision);
	const undone = new Set(revision.undone);
	const left = full.map(({ id, lines }) => ({
		id,
		lines: lines.filter(({ operation = '' }) => !undone.has(operation)),
	}));
	const settled = settleAssumptions(left, details, revision, brief);
	const sections = revision.isShort ? shorten(settled) : settled;
	const extra = moved(render(sections, modifiers, reading.language.code, !undone.has(FRAME)), body.length + 2);
	const isAsSent = extra.provenance.length === 0;
	const prompt = isAsSent ? reading.raw.toWellFormed() : `${body}\n\n${extra.prompt}`;
	return {
		sections,
		prompt,
		provenance: [...untouchedLines(isAsSent ? prompt : body, [], 'preserved'), ...extra.provenance],
		operations: placeOperations(drafts, undone, sections, extra),
		assumptions: placeAssumptions(details, sections, extra, revision),
	};
}

/** The same, so many characters further down. */
function moved({ prompt, provenance, starts, landings }: Rendered, by: number): Rendered {
	const shift = <R extends { readonly start: number; readonly end: number }>(range: R): R => ({
		...range,
		start: range.start + by,
		end: range.end + by,
	});
	return {
		prompt,
		provenance: provenance.map(shift),
		starts: new Map([...starts].map(([line, start]) => [line, start + by])),
		landings: new Map([...landings].map(([id, ranges]) => [id, ranges.map(shift)])),
	};
}
