import type { DeleteRequest } from '#contract/account-data';
import type { Done } from '#contract/done';
import { eraseAccount, erasedMails } from '#db/account-data';
import { requireOwner } from '../auth/require-owner.ts';
import { endBilling } from '../billing/end-billing.ts';
import type { Account } from '../caller.ts';
import { composedRow } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Deletes the account and everything that belongs to it in one transaction, and tells the owner by a mail that is not
 * stored. When this returns, neither a file nor the database holds any data of the account. Every session and token
 * ends with it, and the address is free again.
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
	// The account is deleted already. If another process is reading the log, the next write empties it.
	await db.emptyLog().catch(() => log('log_not_emptied'));
	return { ok: true };
}
