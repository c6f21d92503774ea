import type { DeleteRequest } from '#contract/account-data';
import type { Done } from '#contract/done';
import { eraseAccount, erasedMails } from '#db/account-data';
import { requireOwner } from '../auth/require-owner.ts';
import { endBilling } from '../billing/end-billing.ts';
import type { Account } from '../caller.ts';
import { composedRow } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Deletes the account with all its data, sessions and tokens in one transaction, and sends the owner a mail that is not
 * stored. When this returns, no file or database row has any data of the account, and the address can be used again.
 */
export async function deleteAccount(
	runtime: Runtime,
	account: Account,
	{ password }: Pick<DeleteRequest, 'password'>,
): Promise<Done> {
	const { db, mail, now, publicOrigin, log } = runtime;
	const accountId = account.id;
	const owner = await requireOwner(runtime, account, password);
	await endBilling(runtime, accountId);
	const farewell = composedRow('account-deleted', {
		recipient: owner.email,
		accountId: null,
		values: { name: owner.name, link: `${publicOrigin}/contact` },
		now: now(),
	});
	const results = await db.write(eraseAccount(accountId));
	// Another call has deleted the account at the same time.
	if (results.at(-1)?.length) mail.sendUnkept(farewell);
	await mail.forget(erasedMails(results));
	// The account is deleted already. If another process is reading the write-ahead log, the next write empties it.
	await db.emptyLog().catch(() => log('log_not_emptied'));
	return { ok: true };
}
