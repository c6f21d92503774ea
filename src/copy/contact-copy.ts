import { z } from 'zod';
import { CONTACT_SUBJECTS, type ContactSubject } from '#contract/contact';
import { Href, LinkCopy } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const sentence = (about: string) => z.string().min(1).max(200).describe(about);

const FieldsCopy = z.strictObject({
	name: label('Label.'),
	email: label('Label.'),
	company: label('Label.'),
	optional: label('Follows the label of what may stay empty.'),
	subject: label('Label.'),
	subjectNone: label('In the list while nothing is chosen.'),
	message: label('Label.'),
	messageHelp: sentence('Under the message.'),
	website: label('Label of a trap for programs; nobody sees it.'),
	websiteHelp: sentence('For who meets the trap all the same.'),
	attachments: label('Label.'),
	attachmentsNote: label('Why it cannot be used.'),
	consentBefore: sentence('Before the link of the consent.'),
	consentLink: label('That link.'),
	consentHref: Href,
	consentAfter: label('After it.'),
	newTab: label('Follows the link, heard by screen readers.'),
});

/** The contact page. The server reads `subjects` and `problems` of the same file. */
export const ContactCopy = z.strictObject({
	title: label('Browser tab.'),
	description: sentence('For search engines.'),
	heading: label('Heading.'),
	lede: sentence('Under it.'),
	replyTime: sentence('When an answer can be expected.'),
	aside: z.strictObject({
		title: label('Heading over the links.'),
		links: z.array(LinkCopy).min(1),
		privacyTitle: label('Heading of how to complain about personal data.'),
		privacy: z.string().min(1).max(500).describe('What happens to such a complaint.'),
		privacyLink: LinkCopy,
	}),
	fields: FieldsCopy,
	subjects: z.strictObject(
		Object.fromEntries(CONTACT_SUBJECTS.map((subject) => [subject, label('A subject to choose.')])) as Record<
			ContactSubject,
			z.ZodString
		>,
	),
	faults: z.strictObject({
		subject: sentence('None was chosen.'),
		messageMissing: sentence('It is empty.'),
		messageShort: sentence('It is shorter than 20 characters.'),
		messageLong: sentence('It is longer than 8000 characters.'),
		consent: sentence('It was not ticked.'),
		spam: sentence('The trap was filled in.'),
	}),
	problems: z.strictObject({
		rate_limited: sentence('Too many messages came from there.'),
		invalid_input: sentence('The server found something wrong that the page did not.'),
		other: sentence('Something else went wrong.'),
		network: sentence('No answer came.'),
	}),
	submit: label('Button.'),
	busy: label('The same button while it works.'),
	thanks: z.strictObject({
		heading: label('Heading once the message has arrived.'),
		text: sentence('Under it; it stays when the form comes back.'),
		again: label('Button.'),
	}),
	noScript: sentence('In place of the form, without JavaScript.'),
});
export type ContactCopy = z.infer<typeof ContactCopy>;
