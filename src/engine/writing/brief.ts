import type { Edit } from '#engine/editing/edit-model';
import type { Modifiers } from '#engine/modifiers';
import type { Revision } from '#engine/review-model';
import type { Slot, TaskGuess, TaskType } from '#engine/task-model';
import type { PlannedLine, Reading } from '#engine/types';
import type { Advice } from '../knowledge/advise.ts';
import type { GivenLine } from '../knowledge/given-lines.ts';
import { type Arrangement, arrange, arrangeWhole } from './arrangement.ts';
import { isClear } from './is-clear.ts';
import { isUnsure } from './is-unsure.ts';

/** Everything a section needs to write itself. */
export interface Brief {
	readonly reading: Reading;
	readonly guess: TaskGuess;
	readonly task: TaskType;
	readonly slots: readonly Slot[];
	readonly gaps: readonly PlannedLine[];
	readonly modifiers: Modifiers;
	readonly revision: Revision;
	/** A prompt that was made with care: not a letter of it is touched. */
	readonly isWellMade: boolean;
	/** The request says it all in a breath: it stands as it is, without headings. */
	readonly isClear: boolean;
	/** The edits that nobody undid. */
	readonly edits: readonly Edit[];
	readonly arrangement: Arrangement;
	/** What the person answered and took beside the text. */
	readonly given: readonly GivenLine[];
	readonly advice: Advice;
}

/** Settles where each part of the request stands. */
export function makeBrief(parts: Omit<Brief, 'isClear' | 'edits' | 'arrangement'>): Brief {
	const { reading, revision, isWellMade } = parts;
	const undone = new Set(revision.undone);
	const edits = isWellMade ? [] : reading.edits.filter((edit) => !undone.has(editId(edit)));
	const untouched = arrange(reading, NOTHING_UNDONE);
	// Sure or silent: a parting that is not to be trusted is not made.
	const isWhole = isUnsure(reading, untouched);
	const asIntended = isWhole ? arrangeWhole(reading, NOTHING_UNDONE) : untouched;
	return {
		...parts,
		edits,
		isClear: isWellMade || (parts.given.length === 0 && isClear(reading, asIntended)),
		arrangement: isWhole ? arrangeWhole(reading, undone) : arrange(reading, undone),
	};
}

const NOTHING_UNDONE: ReadonlySet<string> = new Set();

/** The id of the step that an edit is. */
export const editId = ({ rule, start, end }: Edit): string => `${rule}@${start}-${end}`;
