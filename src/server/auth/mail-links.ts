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
	/** Where a confirmation leads. */
	readonly next?: string;
}

/**
 * Counts the mail, makes its link, queues the mail and ends the account's older links of the same purpose. When too
 * many mails were sent nothing happens, `between` included. `between` must change a row.
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
