import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from '#db/outbox';

/** Hands one mail on, or throws. */
export type SendMail = (mail: ClaimedMail) => Promise<void>;

/**
 * The mail as nodemailer takes it. The recipient goes in as a whole address, never as text to be parsed; a second try is the
 * same message with the same id, by which receivers know it.
 */
export function messageOf(mail: ClaimedMail, from: string): SendMailOptions {
	const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
	return {
		from,
		to: { name: '', address: mail.recipient },
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		date: mail.createdAt,
		messageId: `<${mail.id}@${host}>`,
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
