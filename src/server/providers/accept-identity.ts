import type { ProviderFault } from '#contract/auth-providers';
import { findCredentials } from '#db/accounts';
import { codeOf } from '#db/busy';
import { findIdentity } from '#db/identities';
import type { SignedIn } from '../auth/begin-session.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Visit } from '../auth/visit.ts';
import { CAPS } from '../caps.ts';
import { AppError } from '../errors.ts';
import { takeForm } from '../form-limits.ts';
import { traceOf } from '../log.ts';
import type { Runtime } from '../runtime.ts';
import type { Identity } from './identity.ts';
import { linkIdentity } from './link-identity.ts';
import { claimAccount, createAccount, openAccount } from './provider-accounts.ts';

interface Arrival {
	readonly identity: Identity;
	readonly visit: Visit;
	/** The page that the person was going to. */
	readonly next: string;
	/** The page that shows a fault. */
	readonly errorPage: string;
}

export interface Accepted {
	readonly page: string;
	readonly signedIn?: SignedIn;
}

/**
 * Handles an identity that a provider has proved: links it to the account that asked for it, or signs in to the account
 * it is linked to, or creates one. An address alone never opens a confirmed account; an unconfirmed account is taken
 * over and loses its password. Never throws: the page that the browser is sent to shows the fault.
 */
export async function acceptIdentity(runtime: Runtime, arrival: Arrival): Promise<Accepted> {
	try {
		return await accepted(runtime, arrival);
	} catch (error) {
		// A simultaneous sign-in has created the account, so this one can use it.
		if (codeOf(error) === 'SQLITE_CONSTRAINT') {
			return accepted(runtime, arrival).catch((again: unknown) => told(runtime, again, arrival));
		}
		return told(runtime, error, arrival);
	}
}

async function accepted(runtime: Runtime, { identity, visit, next, errorPage }: Arrival): Promise<Accepted> {
	const linkedPage = await linkIdentity(runtime, identity, visit);
	if (linkedPage !== null) return { page: linkedPage };
	const begun = await begin(runtime, identity, visit);
	if (typeof begun === 'string') return faultPage(begun, errorPage);
	await signedIn(runtime, visit, begun);
	const page = begun.needsCode ? `/auth/code?${new URLSearchParams({ next })}` : next;
	return { page, signedIn: begun };
}

async function begin(runtime: Runtime, identity: Identity, visit: Visit): Promise<SignedIn | ProviderFault> {
	const known = await findIdentity(runtime.db, identity.provider, identity.subject);
	if (known !== null) return openAccount(runtime, known, visit);
	if (identity.email === null) return 'unverified';
	const owner = { ...identity, email: identity.email };
	const account = await findCredentials(runtime.db, identity.email);
	if (account?.isConfirmed) return 'exists';
	await takeForm(runtime, CAPS.signUps, visit.clientAddress);
	return account === null
		? createAccount(runtime, owner, visit)
		: claimAccount(runtime, { owner, id: account.id }, visit);
}

function told({ log }: Runtime, error: unknown, { errorPage }: Arrival): Accepted {
	log('provider_sign_in_failed', error instanceof AppError ? { because: error.code } : traceOf(error));
	const isBusy = error instanceof AppError && error.code === 'rate_limited';
	return faultPage(isBusy ? 'busy' : 'failed', errorPage);
}

const faultPage = (error: ProviderFault, errorPage: string): Accepted => ({
	page: `${errorPage}?${new URLSearchParams({ error })}`,
});
