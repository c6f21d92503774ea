import type { WelcomeResponse } from '#contract/welcome';
import { claimWelcome, findWelcomed } from '#db/welcome';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { queueMailIfChanged } from './queue-mail.ts';
import { requireMail } from './require-mail.ts';

/**
 * Queues the welcome mail at an account's first call. Throws `invalid_input` unless `email` is the account's address.
 */
export async function welcome({ db, now, mail, publicOrigin }: Runtime, caller: Account, email: string) {
	requireMail(mail);
	const account = await findWelcomed(db, caller.id);
	if (account?.email !== email) throw notTheirs();
	const letter = {
		recipient: account.email,
		accountId: caller.id,
		values: { name: account.displayName, link: `${publicOrigin}/` },
		now: now(),
	};
	const [claims = []] = await db.write([claimWelcome(caller.id, letter.now), queueMailIfChanged('welcome', letter)]);
	mail.wake();
	const claimed = claims.length > 0;
	return { claimed, already: !claimed } satisfies WelcomeResponse;
}

const notTheirs = (): AppError =>
	new AppError('invalid_input', { body: { fields: { email: "must be the account's own address" } } });
