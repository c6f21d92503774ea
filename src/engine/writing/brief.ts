import type { Edit } from '#engine/editing/edit-model';
import type { Modifiers } from '#engine/modifiers';
import type { Revision } from '#engine/review-model';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Slot, TaskGuess, TaskType } from '#engine/task-model';
import type { PlannedLine, Reading } from '#engine/types';
import type { Advice } from '../knowledge/advise.ts';
import type { ExpertWork } from '../knowledge/expert-work.ts';
import type { GivenLine } from '../knowledge/given-lines.ts';
import { arrange, undivided } from './arranging/arrangement.ts';
import type { Arrangement } from './arranging/arrangement-model.ts';
import { bySentence } from './arranging/by-sentence.ts';
import { isClear, standsAsTyped } from './arranging/is-clear.ts';
import { isUnsure } from './arranging/is-unsure.ts';
import { toldIn } from './arranging/shows-little.ts';

/** The data from which every section is written. */
export interface Brief {
	readonly reading: Reading;
	readonly guess: TaskGuess;
	readonly task: TaskType;
	readonly slots: readonly Slot[];
	readonly gaps: readonly PlannedLine[];
	readonly modifiers: Modifiers;
	readonly revision: Revision;
	/** Whether all edits of the reading are kept, so that making the brief again gives the same one. */
	readonly isAsRead: boolean;
	/** Whether the text is a well-made prompt, which stays unchanged. */
	readonly isWellMade: boolean;
	/** Whether the request is clear as typed, so that it gets no headings. */
	readonly isClear: boolean;
	/**
	 * Whether the request keeps its lines even when something is added: it is clear as typed, or contains the person's
	 * own list.
	 */
	readonly keepsLayout: boolean;
	/** The edits that were not undone. */
	readonly edits: readonly Edit[];
	readonly arrangement: Arrangement;
	/** Lines from the person's answers and accepted suggestions. */
	readonly given: readonly GivenLine[];
	/** The questions and suggestions to show beside the result. */
	readonly advice: Advice;
	/** Steps and checks of an expert; null at the default depth, or if the genre is not sure. */
	readonly expert: ExpertWork | null;
}

/** Completes the brief: chooses how the request is divided, and its edits. */
export function makeBrief(parts: Omit<Brief, 'isAsRead' | 'isClear' | 'keepsLayout' | 'edits' | 'arrangement'>): Brief {
	const { revision, isWellMade } = parts;
	const undone = new Set(revision.undone);
	const parted = partedBest(parts.reading);
	const asIntended = parted.isWhole ? undivided(parted.arrangement, parted.read) : parted.arrangement;
	const isAtAGlance = isClear(parted.read, asIntended);
	const isSaidClearly = isWellMade || (parts.given.length === 0 && isAtAGlance);
	// A request that is clear as typed keeps its form when answers are added.
	const isKept = isAtAGlance && parts.given.length > 0;
	const { read, isWhole } = isKept ? { read: parts.reading, isWhole: true } : parted;
	const reading = isWhole || isSaidClearly ? withOpeningsInPlace(parts.reading) : parts.reading;
	const edits = isWellMade ? [] : reading.edits.filter((edit) => !undone.has(editId(edit)));
	const isAsIntended = undone.size === 0 && isWhole === parted.isWhole;
	const arranged = () => arrange(isWhole ? parts.reading : read, undone);
	return {
		...parts,
		reading,
		isAsRead: reading === parts.reading,
		edits,
		isClear: isSaidClearly,
		keepsLayout:
			isKept || (isWhole && reading.material.length === 0 && LISTS.test(reading.text) && standsAsTyped(reading)),
		arrangement: isAsIntended ? asIntended : isWhole ? undivided(arranged(), parts.reading) : arranged(),
	};
}

/** Two list items, one below the other. */
const LISTS =
	/(?:^|\n)[ \t]{0,8}(?:・|(?:[-*•–]|\(?\d{1,2}[.)]?)[ \t])[^\n]+\n[ \t]{0,8}(?:・|(?:[-*•–]|\(?\d{1,2}[.)]?)[ \t])/;

/** The best division of a request, with its arrangement before any step is undone. */
interface Parted {
	readonly read: Reading;
	readonly isWhole: boolean;
	readonly arrangement: Arrangement;
}

/** Divides the request into parts if that is sure, or else into sentences, or not at all. */
function partedBest(reading: Reading): Parted {
	const asRead = arrange(reading, NOTHING_UNDONE);
	if (!isUnsure(reading, asRead)) return { read: reading, isWhole: false, arrangement: asRead };
	const whole: Parted = { read: reading, isWhole: true, arrangement: asRead };
	const clauses = reading.language.code === 'en' ? bySentence(reading) : null;
	if (clauses === null) return whole;
	const read = { ...reading, clauses };
	const arrangement = arrange(read, NOTHING_UNDONE);
	const isWhole = !tellsApart(read, arrangement) || isUnsure(read, arrangement, true);
	return isWhole ? whole : { read, isWhole, arrangement };
}

const FEWEST_RULES = 3;

/**
 * Whether dividing by sentence helps: there are several wishes, and most of the text is neither task nor connected
 * prose, which a list would break up.
 */
function tellsApart({ text }: Reading, { asked, rules, background }: Arrangement): boolean {
	const [first] = asked;
	const inPlace = first?.clauses.reduce((sum, { span }) => sum + span.end - span.start, 0) ?? 0;
	const wishes = rules.filter(({ clause }) => clause.constraints.length > 0 || !TELLING_KINDS.has(clause.part)).length;
	const others = rules.length + background.length;
	return others >= FEWEST_RULES && wishes * 3 >= others + toldIn(asked) && inPlace * 3 <= text.length * 2;
}

const SENTENCE_BEGINS = /(?:^|[.!?:;\n]["”’)]?\s*)$/;

const JOINS = /^so\b|\b(?:can|could|would|will) (?:you|u)\b/i;
/** The number "1)", which stays when the text has the other numbers. */
const FIRST_MARK = /^\(?1\)\s*$/;

/** Drops edits of openings and courtesies that are not at the start of a sentence, for an undivided request. */
function withOpeningsInPlace(reading: Reading): Reading {
	const { text, edits } = reading;
	const removals = edits.filter(({ to, start, end }) => to === '' && end > start);
	const opens = ({ start }: Edit): boolean => {
		const before = text.slice(0, start).trimEnd().length;
		const gone = removals.find(({ end }) => before <= end && end <= start);
		return gone ? opens(gone) : SENTENCE_BEGINS.test(text.slice(Math.max(0, start - 12), start));
	};
	// "i'm scared so can you help me", "i hate lists so give me one": "so can you" stays, because it separates the
	// statement from the order.
	const isPolite = ({ rule, to, start, end }: Edit) =>
		rule === 'courtesy' && to === '' && JOINS.test(text.slice(start, end));
	const isMark = ({ start, end }: Edit) => FIRST_MARK.test(text.slice(start, end));
	const left = edits.filter((edit) => isPolite(edit) && !opens(edit));
	// A question keeps its question mark if "could you" stays.
	const isMarkOfLeft = ({ rule, to, start }: Edit) =>
		rule === 'courtesy' &&
		to === '.' &&
		left.some((one) => one.end <= start && !/[.!?\n]/.test(text.slice(one.end, start)));
	const kept = edits
		.filter((edit) => !left.includes(edit) && !isMarkOfLeft(edit))
		.filter((edit) => edit.rule !== 'opening' || (edit.to === '' ? !isMark(edit) : edit.to === '.' || opens(edit)))
		.filter((edit, _, others) => !isMarkAlone(edit, others, text));
	return kept.length === edits.length ? reading : { ...reading, edits: kept };
}

/** Whether an edit makes a question mark a full stop although "would you kindly" stays in the sentence. */
function isMarkAlone({ rule, to, start }: Edit, kept: readonly Edit[], text: string): boolean {
	if ((rule !== 'courtesy' && rule !== 'opening') || to !== '.') return false;
	const begins = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
	return !kept.some((one) => one.to !== '.' && begins <= one.start && one.start < start && one.rule !== 'spelling');
}

const NOTHING_UNDONE: ReadonlySet<string> = new Set();

/** The id of an edit's step. */
export const editId = ({ rule, start, end }: Edit): string => `${rule}@${start}-${end}`;
