import { z } from 'zod';
import { Counted, Label, Sentence } from '#contract/phrases';
import { EmptyCopy, Href, ListCopy, PageCopy, QuestionCopy } from './list-copy.ts';

/** Title, tags and the sentences for their faults: in the editor, and when a result is saved. */
const FieldsCopy = z.strictObject({
	title: Label,
	tags: Label,
	tagsHint: Sentence,
	required: Sentence,
	titleTooLong: Sentence,
	bodyTooLong: Sentence,
	save: Label,
	saving: Label,
	cancel: Label,
});

/** The texts of a template: in the editor alone. */
const TextsCopy = z.strictObject({
	body: Label,
	bodyHint: Sentence,
	variables: Sentence,
	raw: Label,
	rawHint: Sentence,
});

/** The ways to use a template, and the form for its {{blanks}}. */
const FillCopy = z.strictObject({
	title: Label,
	about: Sentence,
	lede: Sentence,
	preview: Label,
	insert: Label,
	rough: Label,
	copy: Label,
	copied: Sentence,
	notCopied: Sentence,
	tooLong: Sentence,
});

/** Saving a result as a template. */
const SaveCopy = z.strictObject({
	title: Label,
	preview: Label,
	kept: Sentence,
	previewCut: Sentence,
	titleRequired: Sentence,
	saved: Sentence,
	failed: Sentence,
	signIn: Sentence,
	logIn: Label,
	logInHref: Href,
});

/** The menu beside the quick examples. */
const MenuCopy = z.strictObject({
	label: Label,
	empty: Sentence,
	all: Label,
	allHref: Href,
	failed: Sentence,
	signIn: Sentence,
});

/** Taking templates in and out as files. */
const FilesCopy = z.strictObject({
	open: Label,
	title: Label,
	out: Label,
	outText: Sentence,
	kinds: z.strictObject({ md: Label, json: Label, csv: Label }),
	saved: Sentence,
	outFailed: Sentence,
	in: Label,
	inText: Sentence,
	openAi: Sentence,
	choose: Label,
	busy: Label,
	tooLarge: Sentence,
	notText: Sentence,
	inFailed: Sentence,
	imported: Counted,
	nothing: Sentence,
	duplicates: Counted,
	refused: Counted,
	/** {row}: row of a table, or place in a file. */
	row: Sentence,
	place: Sentence,
	moreRefused: Counted,
});
export type FilesCopy = z.infer<typeof FilesCopy>;

/** The part that the optimiser on the home page receives. */
export const TemplateUseCopy = z.strictObject({
	fields: FieldsCopy,
	fill: FillCopy,
	save: SaveCopy,
	menu: MenuCopy,
	close: Label,
	loading: Label,
	failed: Sentence,
	retry: Label,
});
export type TemplateUseCopy = z.infer<typeof TemplateUseCopy>;

/** The props of the templates island. */
export const TemplatesCopy = TemplateUseCopy.extend({
	list: ListCopy,
	texts: TextsCopy,
	/** Said where the browser cannot pass a text on to another page, because storage is blocked. */
	blocked: Sentence,
	files: FilesCopy,
	empty: EmptyCopy.extend({ example: z.strictObject({ title: Label, body: Sentence }) }),
	/** Templates to begin with, besides the example above, for a person who has few. */
	starters: z.strictObject({
		title: Label,
		add: Label,
		items: z.array(z.strictObject({ title: Label, body: Sentence })).min(1),
	}),
	/** The button that opens the menu with the rarer actions. */
	more: Label,
	create: Label,
	createTitle: Label,
	editTitle: Label,
	use: Label,
	edit: Label,
	pin: Label,
	unpin: Label,
	pinned: Label,
	pinnedNow: Sentence,
	unpinned: Sentence,
	withSource: Label,
	duplicate: Label,
	remove: Label,
	/** Said after a button's name by screen readers. */
	about: Label,
	blanks: Counted,
	changed: Label,
	tagsLabel: Label,
	allTags: Label,
	noneTagged: Sentence,
	removeOne: QuestionCopy,
	removed: Sentence,
	removeFailed: Sentence,
	created: Sentence,
	updated: Sentence,
	duplicated: Sentence,
	createFailedTitle: Label,
	createFailed: Sentence,
	updateFailed: Sentence,
});
export type TemplatesCopy = z.infer<typeof TemplatesCopy>;

/** The shape of `content/templates.yaml`; zod stays out of the browser, which takes the types only. */
export const TemplatesPageCopy = TemplatesCopy.extend({
	/** Begins the title of a copy. */
	copyPrefix: Label,
	page: z.strictObject(PageCopy),
	guest: z.strictObject({
		title: Label,
		text: Sentence,
		logIn: Label,
		logInHref: Href,
		signUp: Label,
		signUpHref: Href,
	}),
});
