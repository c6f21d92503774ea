import { mailPage } from '../mail/mail-html.ts';
import { MAIL_TEXTS } from '../mail/mail-texts.ts';
import { markup } from '../mail/markup.ts';
import type { Note } from './read-note.ts';

/** The HTML part of a note, with the one link that ends the subscription under it. */
export function noteHtml({ subject, body }: Note, unsubscribeUrl: string): string {
	const { brand, updates } = MAIL_TEXTS;
	const footer = markup`${updates.footer} <a class="link" href="${unsubscribeUrl}" target="_blank">${updates.unsubscribe}</a>`;
	return mailPage({ brand, subject, body: markup`${body}`, footer });
}
