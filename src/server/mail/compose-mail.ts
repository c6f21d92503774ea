import { mailHtml } from './mail-html.ts';
import { MAIL_TEXTS, type MailKind } from './mail-texts.ts';

export interface MailValues {
	/** The person's name as typed; null or blank for a greeting without a name. */
	readonly name: string | null;
	/** The button's address: absolute, on the published origin. */
	readonly link: string;
	/** An amount in words, such as £4.99. */
	readonly amount?: string;
	/** A day in words, such as 3 March 2027. */
	readonly date?: string;
	/** Browser and system in words, or the sign-in method that was added. */
	readonly device?: string;
}

export interface ComposedMail {
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

/**
 * Composes subject, text part and HTML part of a mail. The text part says everything that the HTML part says, including
 * the link.
 */
export function composeMail(
	kind: MailKind,
	{ name, link, amount = '', date = '', device = '' }: MailValues,
): ComposedMail {
	const { mails, brand, linkHint, footer: usualFooter, ...texts } = MAIL_TEXTS;
	const known = greetingName(name);
	const values: Readonly<Record<string, string>> = { name: known, amount, date, device };
	const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '');
	const { subject, button, footer = usualFooter } = mails[kind];
	const greeting = known === '' ? texts.greetingWithoutName : fill(texts.greeting);
	const paragraphs = mails[kind].paragraphs.map(fill);
	return {
		subject,
		text: [greeting, ...paragraphs, `${button}:\n${link}`, `-- \n${footer}`, ''].join('\n\n').trimEnd().concat('\n'),
		html: mailHtml({ brand, subject, greeting, paragraphs, button, link, linkHint, footer }),
	};
}

const LONGEST_NAME = 60;

/**
 * The name for the greeting, on one line. A name that contains an address is left out: anybody can sign up with another
 * person's address, and could so send advertising through this server.
 */
function greetingName(name: string | null): string {
	const line = (name ?? '')
		.toWellFormed()
		.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
		.trim();
	return line.length > LONGEST_NAME || /[@/\\<>]|\p{L}\.\p{L}{2}/u.test(line) ? '' : line;
}
