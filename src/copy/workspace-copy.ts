import { z } from 'zod';
import { Counted, Label, Sentence } from '#contract/phrases';

const ACTIONS = ['moved', 'reworded', 'added', 'assumed', 'fenced', 'removed'] as const;

const ChangesCopy = z.strictObject({
	title: Label,
	none: Sentence,
	summary: Sentence,
	undone: Counted,
	/** The row that groups {n} words. */
	spelling: Label,
	/** `given`: lines from answers or accepted suggestions; `derived`: lines made from the visitor's. `frame`: the form of every prompt, which is not counted. */
	counts: z.record(z.enum([...ACTIONS, 'given', 'derived']), Counted),
	actions: z.record(z.enum([...ACTIONS, 'given', 'derived', 'frame']), Label),
	undo: Label,
	undoOne: Label,
	putBack: Label,
	putBackOne: Label,
	undoneMark: Label,
	undoAll: Label,
	putAllBack: Label,
	showAll: Label,
	showFewer: Label,
	youWrote: Label,
	itSays: Label,
});

const AssumptionsCopy = z.strictObject({
	title: Label,
	note: Sentence,
	none: Sentence,
	item: Label,
	assumed: Label,
	settled: Label,
	removed: Label,
	accept: Label,
	edit: Label,
	remove: Label,
	form: Label,
	own: Label,
	save: Label,
	cancel: Label,
	empty: Sentence,
	tooLong: Sentence,
});

const ScoreCopy = z.strictObject({ title: Label, total: Label, note: Sentence, points: Label, none: Sentence });

const GoodCopy = z.strictObject({
	title: Sentence,
	/** The title where no word moved, but lines were parted. */
	paragraphs: Sentence,
	/** The title where spelling was corrected or courtesy removed. */
	tidied: Sentence,
	note: Sentence,
	edits: Counted,
	little: Counted,
});

const ModelsCopy = z.strictObject({
	label: Label,
	names: z.record(z.enum(['auto', 'chatgpt', 'claude', 'gemini', 'llama']), Label),
	differs: Label,
});

const LengthCopy = z.strictObject({
	title: Label,
	yours: Label,
	result: Label,
	size: Label,
	chars: Label,
	times: Label,
	same: Label,
	long: Sentence,
	short: Label,
});

const CompareCopy = z.strictObject({
	show: Label,
	title: Sentence,
	summary: Sentence,
	added: Label,
	removed: Label,
	moved: Label,
	legendAdded: Label,
	legendRemoved: Label,
	legendMoved: Label,
	loading: Label,
	failed: Sentence,
});

/** Announcements to a screen reader after a revision. Each ends with `here`. */
const SaidCopy = z.strictObject({
	undone: Sentence,
	undoneAll: Sentence,
	putBack: Sentence,
	accepted: Sentence,
	changed: Sentence,
	removed: Sentence,
	model: Sentence,
	shorter: Sentence,
	longer: Sentence,
	here: Sentence,
});

/** The questions beside a result, and the suggested lines. */
const YoursCopy = z.strictObject({
	title: Label,
	/** What answering brings. */
	/** Said before it where there is room. */
	reason: Sentence,
	why: Sentence,
	others: Counted,
	done: Sentence,
	place: Label,
	own: Label,
	add: Label,
	skip: Label,
	/** The same for questions in other languages, by code. */
	inLanguage: z.record(z.string().length(2), z.strictObject({ own: Label, add: Label, skip: Label })),
	also: Label,
	because: Label,
	given: Label,
	undo: Label,
	/** For a screen reader: the line {text} is in the prompt. */
	added: Sentence,
	/** An answer that needs no line; `{text}` is the option that was tapped. */
	noted: Sentence,
	skipped: Sentence,
	undone: Sentence,
	/** The field for a wish that comes later. */
	wish: Label,
	wishHint: Label,
	/** Lines that the person keeps about themselves. */
	about: Label,
	keep: Label,
	kept: Sentence,
});
export type YoursCopy = z.infer<typeof YoursCopy>;

/** Words around a finished prompt: changes, assumptions, and how ready the request was. */
export const WorkspaceCopy = z.strictObject({
	tabs: z.strictObject({ label: Label, changes: Label, assumptions: Label, score: Label }),
	changes: ChangesCopy,
	assumptions: AssumptionsCopy,
	score: ScoreCopy,
	good: GoodCopy,
	models: ModelsCopy,
	length: LengthCopy,
	compare: CompareCopy,
	said: SaidCopy,
	problem: z.strictObject({ kept: Sentence, retry: Label, dismiss: Label }),
	yours: YoursCopy,
});
export type WorkspaceCopy = z.infer<typeof WorkspaceCopy>;
