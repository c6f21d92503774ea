import type { CredentialsRow } from '#db/accounts';
import type { Statement } from '#db/client';
import { expireOthers, insertTokenIfChanged, type TokenPurpose } from '#db/mail-tokens';
import { type CountedMail, takeMail } from '../mail/counted-mail.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import { confirmLink, resetLink } from './links.ts';
import { hashOfToken, newToken } from './tokens.ts';

const HOUR = 3_600_000;
const LIFE_MS: Readonly<Record<TokenPurpose, number>> = { confirm: 24 * HOUR, reset: HOUR, 'sign-in': HOUR };

interface LinkMail {
	readonly account: Pick<CredentialsRow, 'id' | 'email' | 'name'>;
	readonly purpose: TokenPurpose;
	/** The page that a confirmation leads to. */
	readonly next?: string;
}

/**
 * Counts the mail, creates its link, queues it and invalidates the account's older links of the same purpose. When the
 * mail is over its limit, none of this happens, and `between` does not run. `between` must change a row.
 */
export function sendLink(
	{ secret, publicOrigin, now }: Pick<Runtime, 'secret' | 'publicOrigin' | 'now'>,
	{ account, purpose, next = '/' }: LinkMail,
	between: readonly Statement[] = [],
): CountedMail {
	const token = newToken();
	const at = now();
	const row = { tokenHash: hashOfToken(token), accountId: account.id, purpose, now: at, lifeMs: LIFE_MS[purpose] };
	const link = purpose === 'reset' ? resetLink(publicOrigin, token) : confirmLink(publicOrigin, token, next);
	const letter = { recipient: account.email, accountId: account.id, values: { name: account.name, link }, now: at };
	return {
		permit: takeMail({ purpose, email: account.email }, secret, at),
		ifPermitted: [...between, insertTokenIfChanged(row), queueMailIfChanged(purpose, letter), expireOthers(row)],
	};
}
