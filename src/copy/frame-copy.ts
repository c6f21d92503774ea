import { z } from 'zod';
import { Href, LinkCopy } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const sentence = (about: string) => z.string().min(1).max(160).describe(about);

const CookieCopy = z.strictObject({
	label: label('Name of the banner, heard by screen readers.'),
	message: sentence('One or two short sentences: on a phone the banner must stay small.'),
	deny: label('Refuses analytics. As prominent as allowing.'),
	allow: label('Allows analytics.'),
	learnMore: label('Link to the privacy page.'),
	learnMoreAbout: label('Said after the link by screen readers and read by search engines: more about what.'),
	learnMoreHref: Href,
	preferences: z.strictObject({
		title: label('Heading of the dialog behind "Manage cookies".'),
		intro: sentence('What the choice means.'),
		necessary: z.strictObject({ label: label('Name of the group.'), detail: sentence('What it holds.') }),
		analytics: z.strictObject({ label: label('Name of the group.'), detail: sentence('What it holds.') }),
		nowGranted: sentence('How it stands, when analytics are allowed.'),
		nowDenied: sentence('How it stands, when they are not.'),
	}),
});

const AccountCopy = z.strictObject({
	menuLabel: label('Name of the menu behind the round button, heard by screen readers.'),
	menu: z.array(LinkCopy).min(1).max(8).describe('Pages in that menu, in order.'),
	logOut: label('Last entry of the menu.'),
	navLabel: label('Name of the navigation between account pages, heard by screen readers.'),
	nav: z.array(LinkCopy).min(1).max(8).describe('Pages of the account, in order.'),
	loading: label('While the account is looked up.'),
	unknown: sentence('The account could not be looked up.'),
	retry: label('Looks it up once more.'),
	noScript: sentence('In place of an account page, without JavaScript.'),
});

/** Words around every page. */
export const FrameCopy = z.strictObject({
	siteName: label('The product.'),
	shareImageAlt: sentence('Describes the picture shown when a page is shared.'),
	skipLink: label('First link of every page, for keyboards.'),
	nav: z.strictObject({
		label: label('Name of the navigation, heard by screen readers.'),
		links: z.array(LinkCopy).min(1).max(8).describe('In order. More than eight do not fit the header.'),
	}),
	logIn: label('Link to the log-in dialog.'),
	menu: z.strictObject({
		open: label('Button that opens the menu on a phone.'),
		title: label('Heading inside the menu.'),
		close: label('Button that closes it.'),
	}),
	theme: label('Name of the switch; on means dark.'),
	planBadge: z.strictObject({
		label: label('The plan, as shown.'),
		hint: label('Follows the label for screen readers: what pressing it does.'),
		loading: label('In its place while the plan is looked up.'),
		pro: label('In its place for who has Pro.'),
	}),
	account: AccountCopy,
	problems: z.strictObject({
		offline: sentence('No answer came: the connection or the server is gone.'),
		unreadable: sentence('An answer came that is none of ours.'),
	}),
	footer: z.strictObject({
		label: label('Name of the footer navigation, heard by screen readers.'),
		tagline: sentence('What the name stands for.'),
		links: z.array(LinkCopy).min(1),
		manageCookies: label('Opens the cookie preferences.'),
		noScript: sentence('In its place, without JavaScript: there is then nothing to manage.'),
		copyright: sentence('The line at the very end, with its year.'),
	}),
	unloaded: z.strictObject({
		message: sentence('Scripts of the page could not be fetched.'),
		reload: label('Link that loads the page again.'),
	}),
	offline: z.strictObject({
		message: label('Shown when the connection is lost.'),
		detail: sentence('What that means for the visitor.'),
		dismiss: label('Hides the message.'),
	}),
	cookies: CookieCopy,
	toasts: z.strictObject({
		label: label(
			'Name of the place where short messages appear, heard by screen readers, with the key that leads there.',
		),
		dismiss: label('Button that sends a message away, heard by screen readers.'),
	}),
	dialogClose: label('Button that closes a dialog, heard by screen readers.'),
});
export type FrameCopy = z.infer<typeof FrameCopy>;
