import { z } from 'zod';
import { Counted, Label, Sentence } from '#contract/phrases';
import { SettingsCopy } from './settings-copy.ts';

/**
 * The shape of `content/account.yaml`. Parsed while the pages are built; islands import the types only, so zod never
 * reaches the browser.
 */
const Href = z.string().regex(/^\//);
const page = { title: z.string().min(1).max(65), description: z.string().min(1).max(200), heading: Label };

const StatesCopy = z.strictObject({ loading: Label, retry: Label, saving: Label });

const UsageCopy = z.strictObject({
	title: Label,
	usedUnlimited: Counted,
	/** For a plan with a limit; the plural goes by the limit, as in "1 of 3". */
	left: Counted,
	unlimited: Label,
	resets: Sentence,
	upgrade: Label,
	failed: Sentence,
	signIn: Sentence,
});

const OverviewCopy = z.strictObject({
	greeting: Label,
	start: Label,
	startHref: Href,
	plan: Label,
	freeNote: Sentence,
	proNote: Sentence,
	renews: Sentence,
	ends: Sentence,
	owing: Sentence,
	billing: Label,
	billingHref: Href,
	upgrade: Label,
	paid: z.strictObject({ title: Label, message: Sentence }),
});

const ProfileCopy = z.strictObject({
	name: Label,
	nameHint: Sentence,
	save: Label,
	email: Label,
	plan: Label,
	userId: Label,
	userIdHint: Sentence,
	copy: Label,
	copied: Label,
	copyFailed: Sentence,
	since: Label,
	loadFailed: Sentence,
	saveFailed: Sentence,
	saved: Sentence,
});

const MonthsCopy = z.strictObject({
	title: Label,
	caption: Sentence,
	month: Label,
	optimisations: Label,
	raw: Label,
	optimised: Label,
	total: Label,
	empty: Sentence,
	proOnly: Sentence,
});

/** Its heading is the greeting. */
const OverviewPageCopy = OverviewCopy.extend({ title: page.title, description: page.description });

/** The props of the islands, and the texts of the pages around them. */
export const AccountCopy = z.strictObject({
	states: StatesCopy,
	usage: UsageCopy,
	overview: OverviewPageCopy,
	profile: ProfileCopy.extend(page),
	settings: SettingsCopy,
	usagePage: z.strictObject({ ...page, counts: Sentence, months: MonthsCopy }),
});

export type AccountCopy = z.infer<typeof AccountCopy>;
export type StatesCopy = z.infer<typeof StatesCopy>;
export type UsageCopy = z.infer<typeof UsageCopy>;
export type OverviewCopy = z.infer<typeof OverviewCopy>;
export type ProfileCopy = z.infer<typeof ProfileCopy>;
export type MonthsCopy = z.infer<typeof MonthsCopy>;
