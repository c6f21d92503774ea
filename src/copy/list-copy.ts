import { z } from 'zod';
import { Label, Sentence } from '#contract/phrases';

export const Href = z.string().regex(/^[/#]/);

/** Names of a page: heading, browser tab, search results. */
export const PageCopy = {
	title: z.string().min(1).max(65),
	description: z.string().min(1).max(200),
	heading: Label,
	lede: Sentence,
};

/** The states of a list that is searched and comes in pages. */
export const ListCopy = z.strictObject({
	search: Label,
	searchHint: Label,
	loading: Label,
	failed: Sentence,
	retry: Label,
	/** {text}: the text that was searched for. */
	noneFound: Sentence,
	clearSearch: Label,
	more: Label,
	loadingMore: Label,
	moreFailed: Sentence,
	found: z.strictObject({ one: Label, other: Label, more: Label }),
});
export type ListCopy = z.infer<typeof ListCopy>;

export const EmptyCopy = z.strictObject({ title: Label, text: Sentence, action: Label });

/** A question before something is deleted for good. */
export const QuestionCopy = z.strictObject({ title: Label, text: Sentence, yes: Label, no: Label, busy: Label });
export type QuestionCopy = z.infer<typeof QuestionCopy>;
