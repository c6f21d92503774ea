import type { Done } from '#contract/done';
import type { PasskeyItem } from '#contract/ways-in';
import { passkeyFrom, renamePasskey } from '#db/passkeys';
import { isThere, removeWayIn } from '#db/ways-in';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { passkeyItem } from './passkey-item.ts';

/** Throws `not_found` for a passkey that is not the account's. */
export async function renamePasskeyOf(
	{ db }: Runtime,
	account: Account,
	{ id, name }: { readonly id: string; readonly name: string },
): Promise<PasskeyItem> {
	const [[row] = []] = await db.write([renamePasskey(account.id, id, name)]);
	if (row === undefined) throw new AppError('not_found');
	return passkeyItem(passkeyFrom(row));
}

/** Throws `not_found` for a passkey that is not the account's, and `last_way_in`. */
export async function removePasskeyOf(
	{ db, providers, log }: Runtime,
	{ id: accountId }: Account,
	id: string,
): Promise<Done> {
	const way = { table: 'passkeys', accountId, id } as const;
	const [removed] = await db.write([removeWayIn({ ...way, providers: providers.map((one) => one.id) })]);
	if (!removed?.length) throw new AppError((await isThere(db, way)) ? 'last_way_in' : 'not_found');
	log('way_in_removed', { accountId, what: 'passkey' });
	return { ok: true };
}
