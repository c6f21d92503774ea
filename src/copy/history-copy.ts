import { z } from 'zod';
import { Counted, Label, Sentence, Words } from '#contract/phrases';
import { EmptyCopy, Href, ListCopy, PageCopy, QuestionCopy } from './list-copy.ts';

/** What the history island receives as props. */
export const HistoryCopy = z.strictObject({
	list: ListCopy,
	empty: EmptyCopy.extend({ href: Href }),
	today: Label,
	yesterday: Label,
	open: Label,
	/** Said after "Open" by screen readers; {text} is the beginning of the prompt. */
	about: Label,
	/** How long a prompt is. */
	words: Counted,
	copy: Label,
	copied: Label,
	copyFailed: Sentence,
	/** The button that opens the menu with the other actions. */
	more: Label,
	save: Label,
	remove: Label,
	removeOne: QuestionCopy,
	removeAll: QuestionCopy.extend({ label: Label }),
	removed: Sentence,
	removedAll: Sentence,
	removeFailed: Sentence,
	/** By the id of the engine's task type. */
	taskTypes: Words,
});
export type HistoryCopy = z.infer<typeof HistoryCopy>;

/** The shape of `content/history.yaml`; zod stays out of the browser, which takes the types only. */
export const HistoryPageCopy = HistoryCopy.extend({ page: z.strictObject(PageCopy) });
