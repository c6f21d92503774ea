import type { DeleteRequest } from '#contract/account-data';
import type { Done } from '#contract/done';
import { eraseAccount } from '#db/account-data';
import { requirePassword } from '../auth/require-password.ts';
import type { Account } from '../caller.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import { BEFORE_DELETION } from './before-deletion.ts';

/**
 * Takes the account and all that is its own away in one transaction, and tells the owner by a mail that belongs to no
 * account. Every session and token ends with it, and the address is free again.
 */
export async function deleteAccount(
	runtime: Runtime,
	{ id: accountId }: Account,
	{ password, clientAddress }: Pick<DeleteRequest, 'password'> & { readonly clientAddress: string },
): Promise<Done> {
	const { db, mail, now, publicOrigin, log } = runtime;
	const owner = await requirePassword(runtime, { accountId, password, clientAddress, field: 'password' });
	for (const prepare of BEFORE_DELETION) await prepare(runtime, accountId);
	const farewell = queueMailIfChanged('account-deleted', {
		recipient: owner.email,
		accountId: null,
		values: { name: owner.name, link: `${publicOrigin}/contact` },
		now: now(),
	});
	await db.write([...eraseAccount(accountId), farewell]);
	mail.wake();
	// The account is gone already: a log that another process is reading is emptied by the next write that can.
	await db.emptyLog().catch(() => log('log_not_emptied'));
	return { ok: true };
}
