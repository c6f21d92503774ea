import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from '#db/outbox';

/** Sends one mail. Throws when it could not be handed over. */
export type SendMail = (mail: ClaimedMail) => Promise<void>;

/**
 * The mail as nodemailer takes it. Addresses are passed as objects, so that nothing in them is parsed. Every try has
 * the same message id, so that receivers recognise a duplicate.
 */
export function messageOf(mail: ClaimedMail, from: string): SendMailOptions {
	const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
	return {
		from,
		to: { name: '', address: mail.recipient },
		...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		date: mail.createdAt,
		messageId: `<${mail.id}@${host}>`,
		headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribeUrl ?? null) },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/** Headers for one-click unsubscribing (RFC 8058): the mail program sends a POST that needs no session. */
const unsubscribing = (url: string | null): Readonly<Record<string, string>> =>
	url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
