import type { Edit } from '#engine/editing/edit-model';
import type { Modifiers } from '#engine/modifiers';
import type { Revision } from '#engine/review-model';
import type { Slot, TaskGuess, TaskType } from '#engine/task-model';
import type { Clause, PlannedLine, Reading } from '#engine/types';
import type { Advice } from '../knowledge/advise.ts';
import type { ExpertWork } from '../knowledge/expert-work.ts';
import type { GivenLine } from '../knowledge/given-lines.ts';
import { arrange, arrangeWhole } from './arranging/arrangement.ts';
import type { Arrangement } from './arranging/arrangement-model.ts';
import { bySentence } from './arranging/by-sentence.ts';
import { isClear } from './arranging/is-clear.ts';
import { isUnsure, toldIn } from './arranging/is-unsure.ts';

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
	/** The edits that were not undone. */
	readonly edits: readonly Edit[];
	readonly arrangement: Arrangement;
	/** What the person answered and took beside the text. */
	readonly given: readonly GivenLine[];
	/** The questions and suggestions to show beside the result. */
	readonly advice: Advice;
	/** What an expert would do and look for; null at the usual depth, and where the genre is not sure. */
	readonly expert: ExpertWork | null;
}

/** Settles where each part of the request stands. */
export function makeBrief(parts: Omit<Brief, 'isClear' | 'edits' | 'arrangement'>): Brief {
	const { revision, isWellMade } = parts;
	const undone = new Set(revision.undone);
	const { read, isWhole } = partedBest(parts.reading);
	const asIntended = isWhole ? arrangeWhole(read, NOTHING_UNDONE) : arrange(read, NOTHING_UNDONE);
	const isSaidClearly = isWellMade || (parts.given.length === 0 && isClear(read, asIntended));
	const reading = isWhole || isSaidClearly ? withOpeningsInPlace(parts.reading) : parts.reading;
	const edits = isWellMade ? [] : reading.edits.filter((edit) => !undone.has(editId(edit)));
	return {
		...parts,
		reading,
		edits,
		isClear: isSaidClearly,
		arrangement: isWhole ? arrangeWhole(reading, undone) : arrange(read, undone),
	};
}

/** Sure or silent: a parting that is not to be trusted gives way to whole sentences, and those to the whole. */
function partedBest(reading: Reading): { readonly read: Reading; readonly isWhole: boolean } {
	if (!isUnsure(reading, arrange(reading, NOTHING_UNDONE))) return { read: reading, isWhole: false };
	const clauses = reading.language.code === 'en' ? bySentence(reading) : null;
	if (clauses === null) return { read: reading, isWhole: true };
	const read = { ...reading, clauses };
	const arrangement = arrange(read, NOTHING_UNDONE);
	const isWhole = !tellsApart(read, arrangement) || isUnsure(read, arrangement, true);
	return { read: isWhole ? reading : read, isWhole };
}

const FEWEST_RULES = 3;
const TOLD: ReadonlySet<Clause['part']> = new Set(['limit', 'background', 'content']);

/**
 * Whether parting shows more than the whole does: several wishes stand apart, and most of it is neither the scene nor
 * told in prose, which a list would only tear.
 */
function tellsApart({ text }: Reading, { asked, rules, background }: Arrangement): boolean {
	const [first] = asked;
	const inPlace = first?.clauses.reduce((sum, { span }) => sum + span.end - span.start, 0) ?? 0;
	const wishes = rules.filter(({ clause }) => clause.constraints.length > 0 || !TOLD.has(clause.part)).length;
	const others = rules.length + background.length;
	return others >= FEWEST_RULES && wishes * 3 >= others + toldIn(asked) && inPlace * 3 <= text.length * 2;
}

const SENTENCE_BEGINS = /(?:^|[.!?:;\n]["”’)]?\s*)$/;

const JOINS = /^so\b|\b(?:can|could|would|will) (?:you|u)\b/i;
/** The number of the first thing, which stands beside those of the others here. */
const FIRST_MARK = /^\(?1\)\s*$/;

/** Where the words stand as they were said, only what opens a sentence is put as an instruction. */
function withOpeningsInPlace(reading: Reading): Reading {
	const { text, edits } = reading;
	const opens = ({ start }: Edit): boolean => {
		const gone = edits.find(
			(one) => one.to === '' && one.end <= start && one.end > one.start && text.slice(one.end, start).trim() === '',
		);
		return gone ? opens(gone) : SENTENCE_BEGINS.test(text.slice(Math.max(0, start - 12), start));
	};
	// "i'm scared so can you help me", "i hate lists so give me one": without these words the tale would run into the order.
	const isPolite = ({ rule, to, start, end }: Edit) =>
		rule === 'courtesy' && to === '' && JOINS.test(text.slice(start, end));
	const isMark = ({ start, end }: Edit) => FIRST_MARK.test(text.slice(start, end));
	return {
		...reading,
		edits: edits
			.filter((edit) => !(isPolite(edit) && !opens(edit)))
			.filter((edit) => edit.rule !== 'opening' || (edit.to === '' ? !isMark(edit) : opens(edit))),
	};
}

const NOTHING_UNDONE: ReadonlySet<string> = new Set();

/** The id of the step that an edit is. */
export const editId = ({ rule, start, end }: Edit): string => `${rule}@${start}-${end}`;
