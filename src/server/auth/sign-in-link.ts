import type { CredentialsRow } from '#db/accounts';
import { traceOf } from '../log.ts';
import { writeMail } from '../mail/counted-mail.ts';
import type { Runtime } from '../runtime.ts';
import { sendLink } from './mail-links.ts';

/** Delay of the check, so that the time of the answer does not tell whether a mail was written. */
const AFTER_THE_ANSWER_MS = 500;

interface Look {
	readonly account: CredentialsRow | null;
	readonly password: string;
}

/**
 * For a person who has to wait because strangers guess at their account. Checks the password after the answer has gone
 * out and, when it is right, mails the owner a link that signs them in. A guesser learns nothing from that, so the
 * number of such checks is not limited; they run when no other check waits. Throws `busy_signing_in` when there are too
 * many.
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
