import type { CredentialsRow } from '#db/accounts';
import { traceOf } from '../log.ts';
import { writeMail } from '../mail/counted-mail.ts';
import type { Runtime } from '../runtime.ts';
import { sendLink } from './mail-links.ts';

/** Long after the answer, whose time must not tell whether a mail was written. */
const AFTER_THE_ANSWER_MS = 500;

interface Look {
	readonly account: CredentialsRow | null;
	readonly password: string;
}

/**
 * For who has to wait because strangers guess: looks at the password, says nothing, and mails the owner a link that lets
 * them in when it was right. A guesser learns nothing from that, so there may be any number of such
 * looks; they are done when nobody else waits. Throws `busy_signing_in` when there are too many.
 */
export async function mailLinkIfRight(runtime: Runtime, { account, password }: Look): Promise<void> {
	if (!runtime.mail.isOn) return;
	const { isRight } = await runtime.passwords.verify(password, account?.passwordHash ?? null, 'untold');
	if (account === null || !isRight) return;
	const purpose = 'sign-in';
	setTimeout(() => {
		writeMail(runtime, purpose, sendLink(runtime, { account, purpose })).catch((error: unknown) =>
			runtime.log('sign_in_link_not_queued', traceOf(error)),
		);
	}, AFTER_THE_ANSWER_MS).unref();
}
