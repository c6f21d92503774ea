import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from '#db/outbox';

/** Hands one mail on, or throws. */
export type SendMail = (mail: ClaimedMail) => Promise<void>;

/**
 * The mail as nodemailer takes it. Addresses go in as whole addresses, never as text to be parsed; a second try is the
 * same message with the same id, by which receivers know it.
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

/** RFC 8058: a mail program ends the subscription with one press, by a POST that needs no session. */
const unsubscribing = (url: string | null): Readonly<Record<string, string>> =>
	url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
