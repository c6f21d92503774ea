import type { Done } from '#contract/done';
import type { ProviderItem, WaysIn } from '#contract/ways-in';
import { findCredentialsById } from '#db/accounts';
import { findIdentities, type IdentityRow } from '#db/identities';
import { findPasskeys } from '#db/passkeys';
import { removeWayIn } from '#db/ways-in';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { passkeyItem } from '../passkeys/passkey-item.ts';
import { nameOfProvider } from '../providers/provider-words.ts';
import type { Runtime } from '../runtime.ts';

export async function listWaysIn({ db, providers }: Runtime, { id }: Account): Promise<WaysIn> {
	const [account, linked, passkeys] = await Promise.all([
		findCredentialsById(db, id),
		findIdentities(db, id),
		findPasskeys(db, id),
	]);
	if (account === null) throw new AppError('auth_required');
	const offered = [...new Set([...providers.map((one) => one.id), ...linked.map((one) => one.provider)])];
	return {
		hasPassword: account.passwordHash !== null,
		providers: offered.map((provider) => providerItem(provider, linked)),
		passkeys: passkeys.map(passkeyItem),
	};
}

function providerItem(id: string, linked: readonly IdentityRow[]): ProviderItem {
	const own = linked.find(({ provider }) => provider === id);
	return { id, name: nameOfProvider(id), isLinked: own !== undefined, email: own?.email ?? null };
}

/** Throws `last_way_in` for the only sign-in method, and `not_found` when the provider is not linked. */
export async function unlinkProvider(
	{ db, providers, log }: Runtime,
	{ id: accountId }: Account,
	provider: string,
): Promise<Done> {
	const own = (await findIdentities(db, accountId)).find((one) => one.provider === provider);
	if (own === undefined) throw new AppError('not_found');
	const offered = providers.map(({ id }) => id);
	const [removed] = await db.write([removeWayIn({ table: 'identities', accountId, id: own.id, providers: offered })]);
	if (!removed?.length) throw new AppError('last_way_in');
	log('way_in_removed', { accountId, what: provider });
	return { ok: true };
}
