import type { ProviderFault } from '#contract/auth-providers';
import { findCredentialsById } from '#db/accounts';
import { codeOf } from '#db/busy';
import { findIdentities, findIdentity, insertIdentityIfChanged } from '#db/identities';
import { findSession } from '#db/sessions';
import { findStepOwner, insertStep, spendStep } from '#db/sign-in-steps';
import { requireOwner } from '../auth/require-owner.ts';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import type { Visit } from '../auth/visit.ts';
import { tellOfNewWay } from '../auth/way-added.ts';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { Identity } from './identity.ts';
import { nameOfProvider } from './provider-words.ts';

/** Begins linking a provider after the owner has proved who they are. Returns the token for the step cookie. */
export async function askToLink(
	runtime: Runtime,
	account: Account,
	{ provider, password }: { readonly provider: string; readonly password: string },
): Promise<string> {
	if (!runtime.providers.some(({ id }) => id === provider)) throw new AppError('not_found');
	await requireOwner(runtime, account, password);
	const token = newToken();
	const now = runtime.now();
	const step = { tokenHash: hashOfToken(token), purpose: 'link', accountId: account.id, now } as const;
	await runtime.db.write([insertStep(step)]);
	return token;
}

/**
 * Links a proved identity to the account that asked for it, in the same browser, while its owner is signed in there.
 * Returns the page to go to; null: no linking was begun, so this is a sign-in.
 */
export async function linkIdentity(runtime: Runtime, identity: Identity, visit: Visit): Promise<string | null> {
	if (visit.step === null) return null;
	const now = runtime.now();
	const step = { tokenHash: hashOfToken(visit.step), purpose: 'link', now } as const;
	const accountId = await findStepOwner(runtime.db, step);
	if (accountId === null) return null;
	const fault = await faultOf(runtime, identity, { accountId, visit, now });
	if (fault !== null) {
		await runtime.db.write([spendStep(step)]);
		return `/settings?${new URLSearchParams({ error: fault })}`;
	}
	const id = timeOrderedId(now, randomBytes(10));
	const owner = await findCredentialsById(runtime.db, accountId);
	if (owner === null) throw new AppError('auth_required');
	try {
		await runtime.db.write([
			spendStep(step),
			insertIdentityIfChanged({ ...identity, id, accountId, now }),
			tellOfNewWay(runtime, { owner, way: nameOfProvider(identity.provider), now }),
		]);
	} catch (error) {
		// Another request has linked the identity in between.
		if (codeOf(error) === 'SQLITE_CONSTRAINT') return '/settings?error=taken';
		throw error;
	}
	runtime.mail.wake();
	return `/settings?${new URLSearchParams({ linked: identity.provider })}`;
}

interface Linking {
	readonly accountId: string;
	readonly visit: Visit;
	readonly now: Date;
}

async function faultOf(
	{ db }: Runtime,
	{ provider, subject }: Identity,
	{ accountId, visit, now }: Linking,
): Promise<ProviderFault | null> {
	const session = visit.oldToken === null ? null : await findSession(db, hashOfToken(visit.oldToken), now);
	if (session?.accountId !== accountId) return 'failed';
	if ((await findIdentity(db, provider, subject)) !== null) return 'taken';
	const own = await findIdentities(db, accountId);
	return own.some((one) => one.provider === provider) ? 'other' : null;
}
