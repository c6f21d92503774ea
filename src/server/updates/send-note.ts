import { createHash } from 'node:crypto';
import type { Statement } from '#db/client';
import { addToOutboxIfChanged } from '#db/outbox';
import { findWithoutNote, markNoteSent, type Subscriber } from '#db/updates';
import { timeOrderedId } from '../ids.ts';
import { mailPage } from '../mail/mail-html.ts';
import { MAIL_TEXTS } from '../mail/mail-texts.ts';
import { markup } from '../mail/markup.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { unsubscribeLink } from './links.ts';
import type { Note } from './read-note.ts';

type SendingFrom = Pick<Runtime, 'db' | 'now' | 'secret' | 'publicOrigin'>;

const MOST_AT_ONCE = 200;

/** A name for a note, by its text, so that a subscriber never gets the same text twice. */
export const nameOfNote = ({ subject, text }: Note): string =>
	createHash('sha256').update(`${subject}\n${text}`).digest('hex').slice(0, 32);

/** Queues the note for every confirmed subscriber who has not had it. Returns their number. */
export async function sendNote(from: SendingFrom, note: Note): Promise<number> {
	const name = nameOfNote(note);
	let sent = 0;
	for (;;) {
		const subscribers = await findWithoutNote(from.db, name, MOST_AT_ONCE);
		if (subscribers.length === 0) return sent;
		await from.db.write(subscribers.flatMap((subscriber) => mailFor(from, { note, name, subscriber })));
		sent += subscribers.length;
	}
}

interface OneMail {
	readonly note: Note;
	readonly name: string;
	readonly subscriber: Subscriber;
}

function mailFor({ now, secret, publicOrigin }: SendingFrom, { note, name, subscriber }: OneMail): Statement[] {
	const at = now();
	const link = unsubscribeLink(publicOrigin, subscriber.id, secret);
	const { footer, unsubscribe } = MAIL_TEXTS.updates;
	return [
		markNoteSent(name, subscriber.id, at),
		addToOutboxIfChanged({
			id: timeOrderedId(at, randomBytes(10)),
			recipient: subscriber.email,
			accountId: null,
			createdAt: at,
			subject: note.subject,
			text: `${note.text}\n\n-- \n${footer}\n${unsubscribe}:\n${link}\n`,
			html: noteHtml(note, link),
			unsubscribeUrl: link,
		}),
	];
}

/** The HTML part of a note, with the link to unsubscribe at the end. */
function noteHtml({ subject, body }: Note, unsubscribeUrl: string): string {
	const { brand, updates } = MAIL_TEXTS;
	const footer = markup`${updates.footer} <a class="link" href="${unsubscribeUrl}" target="_blank">${updates.unsubscribe}</a>`;
	return mailPage({ brand, subject, body: markup`${body}`, footer });
}
