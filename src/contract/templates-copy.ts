import { z } from 'zod';
import { EmptyCopy, Href, ListCopy, PageCopy, QuestionCopy } from './list-copy.ts';
import { Counted, Label, Sentence } from './workspace-copy.ts';

/** Title, text and tags: in the editor, and when a result is saved. */
const FieldsCopy = z.strictObject({
	title: Label,
	body: Label,
	bodyHint: Sentence,
	tags: Label,
	tagsHint: Sentence,
	required: Sentence,
	titleTooLong: Sentence,
	bodyTooLong: Sentence,
	variables: Sentence,
	save: Label,
	saving: Label,
	cancel: Label,
});

/** The form for the {{blanks}} of a template. */
const FillCopy = z.strictObject({
	title: Label,
	lede: Sentence,
	insert: Label,
	cancel: Label,
	tooLong: Sentence,
	blocked: Sentence,
});

/** Saving a result as a template. */
const SaveCopy = z.strictObject({
	title: Label,
	preview: Label,
	previewCut: Sentence,
	titleRequired: Sentence,
	saved: Sentence,
	failed: Sentence,
	signIn: Sentence,
	logIn: Label,
	logInHref: Href,
	loading: Label,
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

/** What the optimiser on the home page receives of this. */
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

/** What the templates island receives as props. */
export const TemplatesCopy = TemplateUseCopy.extend({
	list: ListCopy,
	empty: EmptyCopy.extend({ example: z.strictObject({ title: Label, body: Sentence }) }),
	create: Label,
	createTitle: Label,
	editTitle: Label,
	use: Label,
	edit: Label,
	duplicate: Label,
	remove: Label,
	/** Follows a button's name for screen readers. */
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
