import { z } from 'zod';
import contact from '#content/contact.yaml';
import content from '#content/desk-mails.yaml';
import { CONTACT_SUBJECTS, type ContactSubject } from '#contract/contact';
import type { Statement } from '#db/client';
import type { ContactMessage } from '#db/contact-messages';
import { addToOutboxIfChanged } from '#db/outbox';
import { timeOrderedId } from '../ids.ts';
import { markup } from '../mail/markup.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Desk } from './desk.ts';

const Text = z.string().min(1);
const Label = Text.max(60);

const words = z
	.strictObject({
		message: z.strictObject({
			subject: Label,
			facts: z.strictObject({ name: Label, email: Label, company: Label, subject: Label, sent: Label }),
			closing: Text,
			complaint: Text,
		}),
		review: z.strictObject({ subject: Label, text: Text }),
		refund: z.strictObject({ subject: Label, text: Text }),
		cap: z.strictObject({ subject: Label, text: Text }),
	})
	.parse(content);

const { subjects } = z
	.object({
		subjects: z.strictObject(
			Object.fromEntries(CONTACT_SUBJECTS.map((subject) => [subject, Label])) as Record<ContactSubject, z.ZodString>,
		),
	})
	.parse(contact);

export type DeskMessage = Omit<ContactMessage, 'subject'> & { readonly subject: ContactSubject };

/**
 * Statement that queues a copy of a message for the desk, if the statement before it changed a row. Replies go to the
 * visitor; the copy is deleted with the account that sent the message.
 */
export function deskCopyIfChanged(desk: Desk, message: DeskMessage): Statement {
	const { facts, closing, complaint, subject } = words.message;
	const about = subjects[message.subject];
	const values = {
		name: onOneLine(message.name),
		email: message.email,
		company: onOneLine(message.company),
		subject: about,
		sent: message.createdAt.toISOString(),
	};
	const lines = (Object.keys(facts) as (keyof typeof facts)[])
		.filter((fact) => values[fact] !== '')
		.map((fact) => `${facts[fact]}: ${values[fact]}`);
	const parts = [
		lines.join('\n'),
		printable(message.message),
		...(message.subject === 'data-protection-complaint' ? [complaint] : []),
		closing.replace('{id}', message.id),
	];
	return mailIfChanged(desk, {
		subject: subject.replace('{subject}', about),
		text: `${parts.join('\n\n')}\n`,
		replyTo: message.email,
		accountId: message.accountId,
		at: message.createdAt,
	});
}

/** Statement that queues a notice without any visitor's text, if the statement before it changed a row. */
export const deskNoticeIfChanged = (
	desk: Desk,
	kind: 'review' | 'refund' | 'cap',
	at: Date,
	values: Readonly<Record<string, string>> = {},
): Statement =>
	mailIfChanged(desk, {
		subject: filled(words[kind].subject, values),
		text: `${filled(words[kind].text, values)}\n`,
		replyTo: null,
		accountId: null,
		at,
	});

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

interface DeskMail {
	readonly subject: string;
	readonly text: string;
	readonly replyTo: string | null;
	readonly accountId: string | null;
	readonly at: Date;
}

function mailIfChanged({ address }: Desk, { subject, text, replyTo, accountId, at }: DeskMail): Statement {
	const { html } = markup`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body><pre style="white-space:pre-wrap;font:inherit">${text}</pre></body>
</html>
`;
	const id = timeOrderedId(at, randomBytes(10));
	return addToOutboxIfChanged({ id, recipient: address, subject, text, html, createdAt: at, accountId, replyTo });
}

const onOneLine = (text: string): string => printable(text).replace(/\s+/g, ' ');

/** Removes control characters that a terminal or mail program could execute; line breaks and tabs stay. */
const printable = (text: string): string =>
	text
		.toWellFormed()
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{C}\n\t\u200c\u200d]/gu, '\ufffd');
