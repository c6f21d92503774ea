import { z } from 'zod';
import { MODIFIER_VALUES, type ModifierName } from '#contract/modifier-values';
import { Modifier } from '#contract/modifiers';
import { Counted, Label, Sentence, Words } from '#contract/phrases';
import { AnswerCheckCopy, ExportsCopy, HintCopy } from './answer-copy.ts';
import type { TemplateUseCopy } from './templates-copy.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

/**
 * The shape of `content/optimiser.yaml`. Parsed while the page is built; islands import the types only, so zod never
 * reaches the browser. Length caps match the design: a button label must fit a 320 px screen.
 */
const FormCopy = z.strictObject({
	label: Label,
	placeholder: Sentence,
	submit: Label,
	submitting: Label,
	shortcut: z.strictObject({ apple: Label, other: Label }),
	/** For a visitor without an account; {n} runs come free. */
	guest: Counted,
	/** Beside the button once no runs are left. */
	spent: z.strictObject({ guest: Sentence, account: Sentence }),
	clear: Label,
	/** Opens the text beside an answer. */
	edit: Label,
	/** Above the box once it is opened beside a result: that more can be added there, and the way to it. */
	adding: z.strictObject({ text: Sentence, action: Label }),
	counter: Label,
	counterWarning: Label,
	counterOver: Sentence,
	overlay: Sentence,
	undo: Label,
	restore: Label,
	replaced: z.strictObject({
		clear: Sentence,
		example: Sentence,
		template: Sentence,
		history: Sentence,
		draft: Sentence,
		undo: Sentence,
	}),
});

const ExamplesCopy = z.strictObject({
	label: Label,
	items: z.array(z.strictObject({ id: z.string(), label: Label, text: z.string().max(1000) })).min(1),
});

const ProText = z.strictObject({ label: Label, placeholder: Sentence });

/** By modifier, a label for each of its values: one without a label fails the build. */
const ValueLabels = z.strictObject(
	Object.fromEntries(
		Object.entries(MODIFIER_VALUES).map(([name, values]) => [name, z.record(z.enum(values), Label)]),
	) as unknown as Record<ModifierName, typeof Words>,
);

const AdvancedCopy = z.strictObject({
	title: Label,
	more: Label,
	less: Label,
	reset: Label,
	/** The label of an option in the strip until something else is chosen, and the value it stands for. */
	asTyped: Label,
	leaves: Sentence,
	locked: Label,
	lockedValuesTitle: Label,
	lockedTitle: Label,
	groups: z.strictObject({ voice: Label, shape: Label, facts: Label, experts: Label }),
	/** What each option does, in a few words, by its name. */
	help: z.record(Modifier, Label),
	fields: z.record(Modifier, Label),
	values: ValueLabels,
	/** The text fields beside some of them. */
	proTexts: z.record(z.enum(['role', 'roles', 'context', 'order']), ProText),
});

const QuotaCopy = z.strictObject({
	title: Label,
	left: Counted,
	unlimited: Sentence,
	resets: Sentence,
	upgrade: Label,
	signIn: Label,
	/** For a guest whose free runs are used; {n} come with an account. */
	spent: Counted,
});

const ClarifierCopy = z.strictObject({
	prefix: Label,
	typed: Label,
	defaultQuestion: Sentence,
	tipsTitle: Label,
	defaultTips: z.array(Sentence).length(3),
	examplesTitle: Label,
	defaultExamples: z.array(Sentence).length(3),
	label: Label,
	placeholder: Sentence,
	submit: Label,
	submitting: Label,
	next: Sentence,
	waits: Sentence,
	defaults: Label,
	defaultsNote: Sentence,
	/** The label of an answer, by the id of its question. */
	lines: Words,
	empty: Sentence,
	tooLong: Sentence,
});

const Origins = z.strictObject({ yours: Label, derived: Label, added: Label, assumed: Label });

const ResultCopy = z.strictObject({
	title: Label,
	ready: Sentence,
	readyPlain: Sentence,
	copy: Label,
	copied: Label,
	/** Beside the button, until the prompt changes. */
	copiedNext: Sentence,
	copyFailed: Sentence,
	count: Label,
	save: Label,
	more: Label,
	/** Under a prompt that is cut on a phone. */
	whole: Label,
	next: z.strictObject({ label: Label, copy: Label, paste: Label, check: Label }),
	material: Label,
	why: Label,
	refinements: Label,
	limited: Sentence,
	/** Above the options that gave way to the visitor's own words. */
	gaveWay: Sentence,
	origins: Origins,
});

const LedgerCopy = z.strictObject({
	title: Label,
	summary: z.strictObject({ one: Sentence, other: Sentence }),
	/** Behind the summary, where no line was added. */
	nothing: Label,
	empty: Sentence,
	hint: Sentence,
	missing: Label,
});

const Messages = z.strictObject({
	promptRequired: Sentence,
	limitTitle: Sentence,
	limitReached: Sentence,
	signInRequired: Sentence,
	tooMany: Sentence,
	unavailable: Sentence,
	offline: Sentence,
	unexpected: Sentence,
	status: Sentence,
	templateInserted: Sentence,
});

/** An earlier prompt, opened from the history. */
const KeptCopy = z.strictObject({
	opening: Sentence,
	/** {when}: when it was made. */
	opened: Sentence,
	openedPlain: Sentence,
	/** A guest's result, after they signed in. */
	parked: Sentence,
	gone: Sentence,
	signIn: Sentence,
	logIn: Label,
	logInHref: z.string().regex(/^\//),
	failed: Sentence,
	retry: Label,
	dismiss: Label,
});

export const MascotCopy = z.strictObject({
	label: Sentence,
	working: Sentence,
	ready: Sentence,
	question: Sentence,
	stopped: Sentence,
});

/** What the island receives as props. */
export const OptimiserCopy = z.strictObject({
	form: FormCopy,
	examples: ExamplesCopy,
	advanced: AdvancedCopy,
	quota: QuotaCopy,
	clarifier: ClarifierCopy,
	result: ResultCopy,
	ledger: LedgerCopy,
	workspace: WorkspaceCopy,
	messages: Messages,
	kept: KeptCopy,
	answerCheck: AnswerCheckCopy,
	exports: ExportsCopy,
	hint: HintCopy,
});

export const OptimiserSectionCopy = OptimiserCopy.extend({
	title: Label,
	noScript: Sentence,
	mascot: MascotCopy,
});

/** With the words of `content/templates.yaml` that the optimiser needs. */
export type OptimiserCopy = z.infer<typeof OptimiserCopy> & { readonly templates: TemplateUseCopy };
export type Messages = z.infer<typeof Messages>;
export type MascotCopy = z.infer<typeof MascotCopy>;
