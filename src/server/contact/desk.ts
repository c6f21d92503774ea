import type { ContactResponse } from '#contract/contact';
import type { MailConfig } from '../mail/mail-config.ts';

/** The mailbox where messages of visitors are read. */
export interface Desk {
	readonly address: string;
	readonly mode: ContactResponse['mode'];
}

const LOCAL_ADDRESS = 'desk@ploop.localhost';

/**
 * The recipient: CONTACT_MAIL, else the sender that was chosen, else on a local server its mailbox. null: there is
 * none, and then there is no contact form, because a message would wait unread for ever.
 */
export function deskOf(mail: MailConfig, contactMail: string | undefined, mailFrom: string | undefined): Desk | null {
	const address = contactMail ?? addressIn(mailFrom);
	if (mail.kind === 'smtp') return address === undefined ? null : { address, mode: 'email' };
	return mail.kind === 'local' ? { address: address ?? LOCAL_ADDRESS, mode: 'mailbox' } : null;
}

/** `PLOOP <hello@ploop.example>` and the plain address. */
const addressIn = (sender: string | undefined): string | undefined =>
	sender && (/<([^<>]+)>$/.exec(sender)?.[1] ?? sender);
