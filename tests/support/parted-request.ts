import { findEdits } from '#engine/editing/find-edits';
import { NO_ADVICE } from '#engine/knowledge/advise';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { findFacts } from '#engine/reading/facts/find-facts';
import { fold } from '#engine/reading/fold';
import { passageOf } from '#engine/reading/passage';
import { findProtected } from '#engine/reading/protected';
import { read } from '#engine/reading/read';
import { readClauses } from '#engine/reading/read-clauses';
import { spanOf, trimRange } from '#engine/reading/source';
import { NO_REVISION } from '#engine/review-model';
import type { PartKind } from '#engine/tagging/part-labels';
import { TASK_TYPES } from '#engine/tasks/task-types';
import type { Reading } from '#engine/types';
import { type Brief, makeBrief } from '#engine/writing/brief';

/** The parts of a request in order; joined, their texts are the request. */
export type Parted = readonly (readonly [kind: PartKind, text: string])[];

/** The reading of a request, with these parts instead of the tagger's. */
export function readParted(parts: Parted): Reading {
	const text = parts.map(([, words]) => words).join('');
	const whole = read(text);
	const source = fold(text);
	let end = 0;
	const ranges = parts.map(([kind, words]) => {
		const start = end;
		end += words.length;
		return { kind, ...trimRange(text, { start, end }) };
	});
	const { code } = whole.language;
	const said = ranges.filter(({ kind }) => kind !== 'material');
	const clauses = readClauses(source, said, code);
	const heard = clauses.filter(({ role }) => role !== 'filler');
	const passages = heard.map(({ span }) => passageOf(source, span));
	const pasted = ranges.filter(({ kind }) => kind === 'material');
	return {
		...whole,
		clauses,
		material: pasted.map((range) => ({ kind: 'text', span: spanOf(source, range) })),
		facts: findFacts(source, passages, heard, code),
		edits: findEdits(source.folded, clauses, findProtected(source, { start: 0, end: text.length }), code),
		already: null,
	};
}

/** The brief of a request with these parts, for writing a section. */
export function briefOf(
	parts: Parted,
	{ undone = [], modifiers = {} }: { undone?: readonly string[]; modifiers?: Partial<Modifiers> } = {},
): Brief {
	return makeBrief({
		reading: readParted(parts),
		guess: { id: 'other', score: 0, runnerUp: null },
		task: TASK_TYPES.other,
		slots: [],
		gaps: [],
		modifiers: { ...DEFAULT_MODIFIERS, ...modifiers },
		revision: { ...NO_REVISION, undone },
		isWellMade: false,
		given: [],
		advice: NO_ADVICE,
		expert: null,
	});
}
