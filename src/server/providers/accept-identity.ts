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
	/** Where the browser wanted to be. */
	readonly next: string;
	/** Where a fault is told. */
	readonly errorPage: string;
}

export interface Accepted {
	readonly page: string;
	readonly signedIn?: SignedIn;
}

/**
 * What comes of an identity that a provider has proven: it is linked to the account that asked for that, or opens the account
 * it is linked to, or makes one. An address alone never opens an account that somebody has confirmed; one that nobody has
 * is nobody's yet, and its password goes with its claim. Never throws: a fault is told on the page that is gone to.
 */
export async function acceptIdentity(runtime: Runtime, arrival: Arrival): Promise<Accepted> {
	try {
		return await accepted(runtime, arrival);
	} catch (error) {
		// Two arrivals at once: the other has made what this one can open now.
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
