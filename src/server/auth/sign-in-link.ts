import type { CredentialsRow } from '#db/accounts';
import { traceOf } from '../log.ts';
import { writeMail } from '../mail/counted-mail.ts';
import type { Runtime } from '../runtime.ts';
import { sendLink } from './mail-links.ts';

/** Delay of the mail, so that the time of the answer does not reveal whether one was written. */
const AFTER_THE_ANSWER_MS = 500;

interface Look {
	readonly account: CredentialsRow | null;
	readonly password: string;
}

/**
 * Helps a person who has to wait because strangers guess at their account: if the password is right, mails the owner a
 * link that signs them in. The answer is the same either way, so these checks are not limited; they run when no other
 * check waits. Throws `busy_signing_in` when there are too many.
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
