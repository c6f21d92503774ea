import { z } from 'zod';
import { Counted, Label, Sentence } from '#contract/phrases';
import { AboutCopy } from './about-copy.ts';

/** The part `settings` of `content/account.yaml`: one object a section. Islands import the types only. */
const Href = z.string().regex(/^\//);
const section = { title: Label, text: Sentence };
const Switch = z.strictObject({ label: Label, text: Sentence });

const PreferencesCopy = z.strictObject({
	...section,
	loadFailed: Sentence,
	saveFailed: Sentence,
	saved: Label,
	switches: z.strictObject({
		rememberAdvancedOptions: Switch,
		autoCopyOptimisedPrompt: Switch,
		compactView: Switch,
		offerAboutMe: Switch,
		/** Shown only where this server has a model. */
		letModelRead: Switch,
	}),
});

const PasswordCopy = z.strictObject({
	...section,
	current: Label,
	next: Label,
	nextHint: Sentence,
	again: Label,
	endTokens: Label,
	submit: Label,
	submitting: Label,
	currentMissing: Sentence,
	tooShort: Sentence,
	mismatch: Sentence,
	doneTitle: Label,
	done: Sentence,
	failed: Label,
	forgot: Label,
	forgotHref: Href,
	/** Where the account has none. */
	none: Sentence,
	set: Label,
	setHref: Href,
});

/** For a list of what the account keeps by a name: its rows, how they are renamed and removed. */
const namedRow = {
	nameMissing: Sentence,
	created: Label,
	used: Label,
	neverUsed: Label,
	rename: Label,
	newName: Label,
	save: Label,
	cancel: Label,
	renamed: Label,
	remove: Label,
	removeQuestion: Sentence,
	removeYes: Label,
	removed: Label,
	/** Says to a screen reader which row a button is for. */
	of: Label,
	/** Above the reason why it could not be removed. */
	notDone: Label,
};

const WaysInCopy = z.strictObject({
	...section,
	...namedRow,
	password: Label,
	passwordSet: Sentence,
	passwordNone: Sentence,
	setPassword: Label,
	setPasswordHref: Href,
	passkeysTitle: Label,
	passkeysText: Sentence,
	noPasskeys: Sentence,
	unsupported: Sentence,
	passkeyName: Label,
	passkeyNameHint: Sentence,
	/** Of the account: asked for before anything is added. */
	ownPassword: Label,
	passwordMissing: Sentence,
	add: Label,
	adding: Label,
	added: Label,
	left: Sentence,
	/** Only where this site has keys of one, or one is added. */
	providersTitle: Label,
	linked: Label,
	linkedPlain: Label,
	notLinked: Label,
	link: Label,
	linking: Label,
	unlink: Label,
	unlinked: Sentence,
	linkedNow: Sentence,
	failed: Sentence,
});

const SecondFactorCopy = z.strictObject({
	...section,
	isOff: Label,
	isOn: Label,
	codesLeft: Counted,
	password: Label,
	passwordMissing: Sentence,
	begin: Label,
	beginning: Label,
	scan: Sentence,
	/** In place of the picture. */
	qr: Label,
	typeIt: Sentence,
	key: Label,
	copy: Label,
	copied: Label,
	copyFailed: Sentence,
	code: Label,
	codeHint: Sentence,
	codeMissing: Sentence,
	confirm: Label,
	confirming: Label,
	cancel: Label,
	onTitle: Label,
	onText: Sentence,
	codes: Label,
	kept: Label,
	renew: Label,
	off: Label,
	changeText: Sentence,
	proof: Label,
	proofMissing: Sentence,
	working: Label,
	turnedOff: Sentence,
	failed: Sentence,
	notDone: Label,
});

const SessionsCopy = z.strictObject({
	...section,
	current: Label,
	unknown: Label,
	seen: Label,
	since: Label,
	end: Label,
	endOf: Label,
	endOthers: Label,
	ended: Label,
	endedOthers: Label,
	only: Sentence,
	failed: Sentence,
});

const TokensCopy = z.strictObject({
	...section,
	...namedRow,
	name: Label,
	nameHint: Sentence,
	scope: Label,
	scopes: z.strictObject({ prompts: Label, all: Label }),
	lasts: Label,
	/** By days. */
	lifetimes: z.strictObject({ 30: Label, 90: Label, 365: Label }),
	ends: Label,
	create: Label,
	creating: Label,
	createdTitle: Label,
	createdText: Sentence,
	tokenLabel: Label,
	copy: Label,
	copied: Label,
	copyFailed: Sentence,
	keptIt: Label,
	empty: Sentence,
	ending: Label,
	failed: Sentence,
});

const DataCopy = z.strictObject({
	...section,
	password: Label,
	submit: Label,
	submitting: Label,
	passwordMissing: Sentence,
	fileName: Label,
	done: Sentence,
	failed: Label,
});

const DeleteCopy = z.strictObject({
	...section,
	open: Label,
	question: Label,
	consequences: z.array(Sentence).min(1),
	password: Label,
	word: Label,
	/** The word to type, which the server expects too. */
	expected: z.literal('delete'),
	passwordMissing: Sentence,
	wordMissing: Sentence,
	submit: Label,
	submitting: Label,
	cancel: Label,
	failed: Label,
	done: Sentence,
	home: Label,
	homeHref: Href,
});

export const SettingsCopy = z.strictObject({
	title: z.string().min(1).max(65),
	description: Sentence,
	heading: Label,
	contents: Label,
	preferences: PreferencesCopy,
	about: AboutCopy,
	password: PasswordCopy,
	waysIn: WaysInCopy,
	secondFactor: SecondFactorCopy,
	sessions: SessionsCopy,
	tokens: TokensCopy,
	data: DataCopy,
	delete: DeleteCopy,
});

export type PreferencesCopy = z.infer<typeof PreferencesCopy>;
export type PasswordCopy = z.infer<typeof PasswordCopy>;
export type WaysInCopy = z.infer<typeof WaysInCopy>;
export type SecondFactorCopy = z.infer<typeof SecondFactorCopy>;
export type SessionsCopy = z.infer<typeof SessionsCopy>;
export type TokensCopy = z.infer<typeof TokensCopy>;
export type DataCopy = z.infer<typeof DataCopy>;
export type DeleteCopy = z.infer<typeof DeleteCopy>;
