import { z } from 'zod';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const sentence = (about: string) => z.string().min(1).max(200).describe(about);

const LinkPageCopy = z.strictObject({
	title: label('Browser tab.'),
	description: sentence('For search engines.'),
	heading: label('Asks; nothing has happened yet.'),
	text: sentence('What the button does.'),
	submit: label('The button.'),
	busy: label('The same button while it works.'),
	doneTitle: label('Heading once it is done.'),
	done: sentence('What holds now.'),
	invalidTitle: label('Heading where the link is no good; the sentence is the server’s.'),
	again: label('Link out of there.'),
	againHref: Href,
});
export type LinkPageCopy = z.infer<typeof LinkPageCopy>;

/** News of the roadmap by mail. */
export const UpdatesCopy = z.strictObject({
	form: z.strictObject({
		email: label('Label.'),
		submit: label('Button.'),
		busy: label('The same button while it works.'),
		note: sentence('Under the field: what will happen.'),
		privacy: label('Link to the privacy notice.'),
		privacyHref: Href,
		doneTitle: label('In place of the form once the mail is sent.'),
		done: sentence('Under it.'),
		noScript: sentence('Without JavaScript.'),
	}),
	confirm: LinkPageCopy,
	unsubscribe: LinkPageCopy,
	home: label('Button when all is done.'),
	homeHref: Href,
	noScript: sentence('On both pages, without JavaScript.'),
});
