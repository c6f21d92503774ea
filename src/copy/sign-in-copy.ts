import { z } from 'zod';
import { ProvidersCopy } from '#contract/providers-copy';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const sentence = (about: string) => z.string().min(1).max(160).describe(about);

const page = { title: label('Browser tab.'), description: sentence('For search engines.') };
const noScript = sentence('In place of the form, without JavaScript.');
const failed = {
	failedTitle: label('Heading of the message after a refusal; the sentence is the server’s.'),
	errorTitle: label('Heading when no answer came.'),
	error: sentence('Sentence when no answer came.'),
};

const FieldsCopy = z.strictObject({
	name: label('Label.'),
	email: label('Label.'),
	password: label('Label.'),
	confirmPassword: label('Label.'),
	newPassword: label('Label.'),
	passwordHint: sentence('What makes a good password.'),
	show: label('Button that shows the password.'),
	hide: label('The same button while it shows.'),
});

const LogInCopy = z.strictObject({
	title: label('Heading.'),
	lede: sentence('Under it.'),
	submit: label('Button.'),
	busy: label('The same button while it works.'),
	create: label('Link to sign up.'),
	createHref: Href,
	forgot: label('Link to the reset.'),
	forgotHref: Href,
	failedTitle: label('Heading of the message after a refusal.'),
	failed: sentence('Its sentence where the server gives none.'),
	passkey: label('Button, where the browser has passkeys.'),
	passkeyLeft: sentence('Nothing was chosen there.'),
});

const CodeCopy = z.strictObject({
	...page,
	heading: label('Heading.'),
	lede: sentence('Under it.'),
	label: label('Label.'),
	hint: sentence('What to do without the app.'),
	submit: label('Button.'),
	busy: label('The same button while it works.'),
	failedTitle: label('Heading of the message after a refusal.'),
	again: label('Link back to the beginning.'),
	againHref: Href,
	noScript,
});

const SignUpCopy = z.strictObject({
	...page,
	heading: label('Heading.'),
	lede: sentence('Under it.'),
	termsBefore: label('Before the first link of the agreement.'),
	terms: label('Link.'),
	termsHref: Href,
	termsAnd: label('Between the links.'),
	privacy: label('Link.'),
	privacyHref: Href,
	newTab: label('Follows a link, heard by screen readers: so that nothing typed is lost.'),
	submit: label('Button.'),
	busy: label('The same button while it works.'),
	logInQuestion: label('Before the link for who has an account.'),
	logIn: label('That link.'),
	gainsTitle: label('Heading of what the account gives; the list is the upgrade dialog’s.'),
	plans: z.strictObject({
		pro: sentence('Who comes from the monthly plan: {monthly}.'),
		annual: sentence('Who comes from the annual plan: {annual}.'),
	}),
	mismatchTitle: label('Heading of a message.'),
	agreementTitle: label('Heading of a message.'),
	failedTitle: label('Heading of a message.'),
	failed: sentence('Its sentence where the server gives none.'),
	doneTitle: label('Heading of a message.'),
	done: sentence('Its sentence.'),
	sent: z.strictObject({
		heading: label('Heading once the mail is sent.'),
		text: label('Before the address.'),
		next: sentence('What to do now.'),
		change: label('Back to the form.'),
	}),
	already: z.strictObject({
		heading: label('Heading for who is signed in.'),
		text: sentence('Under it.'),
		action: label('Button.'),
		href: Href,
	}),
	noScript,
});

const CallbackCopy = z.strictObject({
	...page,
	heading: label('Heading while the link is checked.'),
	text: sentence('Under it.'),
	noCode: sentence('The address has no code.'),
	success: sentence('The link was good.'),
	confirmed: sentence('Said on the page that follows.'),
	failed: sentence('The link was not, and the server gave no reason.'),
	retry: label('Button when no answer came.'),
	goOn: label('Link for who does not want to wait.'),
	noScript,
});

const ResetRequestCopy = z.strictObject({
	...page,
	heading: label('Heading.'),
	lede: sentence('Under it.'),
	submit: label('Button.'),
	busy: label('The same button while it works.'),
	back: label('Link.'),
	backHref: Href,
	...failed,
	sentTitle: label('Heading once the mail is sent, and of the message.'),
	sent: sentence('Its sentence.'),
	sentNote: sentence('What to do when nothing comes.'),
	again: label('Back to the form.'),
	home: label('Button.'),
	homeHref: Href,
	noScript,
});

const ResetCopy = z.strictObject({
	...page,
	preparing: label('While the link is checked.'),
	invalidTitle: label('Heading when it does not work.'),
	failedToStart: sentence('When it could not be checked.'),
	requestNew: label('Button.'),
	requestNewHref: Href,
	heading: label('Heading.'),
	lede: sentence('Under it.'),
	submit: label('Button.'),
	busy: label('The same button while it works.'),
	shortTitle: label('Heading of a message.'),
	mismatchTitle: label('Heading of a message.'),
	...failed,
	doneTitle: label('Heading of a message.'),
	done: sentence('Its sentence.'),
	home: label('Button.'),
	homeHref: Href,
	noScript,
});

/** Forms and pages of signing in. */
export const SignInCopy = z.strictObject({
	fields: FieldsCopy,
	resend: z.strictObject({
		action: label('Button that has the confirmation link sent again.'),
		busy: label('The same button while it works.'),
		done: sentence('Said for every address alike.'),
	}),
	logIn: LogInCopy,
	code: CodeCopy,
	providers: ProvidersCopy,
	signUp: SignUpCopy,
	callback: CallbackCopy,
	resetRequest: ResetRequestCopy,
	reset: ResetCopy,
});
export type SignInCopy = z.infer<typeof SignInCopy>;
