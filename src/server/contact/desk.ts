import type { ContactResponse } from '#contract/contact';
import type { MailConfig } from '../mail/mail-config.ts';

/** The mailbox that receives visitors' messages. */
export interface Desk {
	readonly address: string;
	readonly mode: ContactResponse['mode'];
}

const LOCAL_ADDRESS = 'desk@ploop.localhost';

/**
 * The recipient: CONTACT_MAIL, or else MAIL_FROM, or else on a local server its own mailbox. Null when there is none;
 * messages are then refused, because nobody would read them.
 */
export function deskOf(mail: MailConfig, contactMail: string | undefined, mailFrom: string | undefined): Desk | null {
	const address = contactMail ?? addressIn(mailFrom);
	if (mail.kind === 'smtp') return address === undefined ? null : { address, mode: 'email' };
	return mail.kind === 'local' ? { address: address ?? LOCAL_ADDRESS, mode: 'mailbox' } : null;
}

/** The address in `PLOOP <hello@ploop.example>` or in a plain address. */
const addressIn = (sender: string | undefined): string | undefined =>
	sender && (/<([^<>]+)>$/.exec(sender)?.[1] ?? sender);
