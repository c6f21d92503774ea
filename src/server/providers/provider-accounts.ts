import { claimUnconfirmed, findCredentialsById, insertConfirmed } from '#db/accounts';
import type { Statement } from '#db/client';
import { type IdentityRow, insertIdentityIfChanged, touchIdentity } from '#db/identities';
import { expireAllOf } from '#db/mail-tokens';
import { insertSessionIfChanged } from '#db/sessions';
import { beginSession, type SignedIn } from '../auth/begin-session.ts';
import { freshSession } from '../auth/new-session.ts';
import type { Visit } from '../auth/visit.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { Identity } from './identity.ts';

type Owner = Identity & { readonly email: string };

/** Begins a session for the account that this identity is linked to. */
export async function openAccount(runtime: Runtime, known: IdentityRow, visit: Visit): Promise<SignedIn> {
	const owner = await findCredentialsById(runtime.db, known.accountId);
	const { token, ...session } = freshSession(visit, runtime.now());
	const { accountId } = known;
	const statements = [touchIdentity(known, session.now), insertSessionIfChanged({ ...session, accountId })];
	const { results, needsCode } = await beginSession(runtime, { statements, session, visit, owner });
	// The identity was unlinked in between.
	if (!results[0]?.length) throw new AppError('wrong_credentials');
	return { accountId, token, needsCode };
}

/** Creates an account without a password, for an address that the provider has confirmed, and begins a session. */
export async function createAccount(runtime: Runtime, owner: Owner, visit: Visit): Promise<SignedIn> {
	const now = runtime.now();
	const id = timeOrderedId(now, randomBytes(10));
	return beginAs(runtime, {
		owner,
		id,
		visit,
		first: [insertConfirmed({ id, email: owner.email, name: owner.name, now })],
	});
}

/**
 * Takes over an account that was signed up with this address and never confirmed. Its password and name may have been
 * chosen by a stranger, so they are replaced.
 */
export async function claimAccount(
	runtime: Runtime,
	{ owner, id }: { readonly owner: Owner; readonly id: string },
	visit: Visit,
): Promise<SignedIn> {
	return beginAs(runtime, {
		owner,
		id,
		visit,
		first: [claimUnconfirmed({ id, name: owner.name, now: runtime.now() })],
	});
}

interface BeginAs {
	readonly owner: Owner;
	readonly id: string;
	readonly visit: Visit;
	/** Statements whose last one changes a row if the account is now the owner's. */
	readonly first: readonly Statement[];
}

async function beginAs(runtime: Runtime, { owner, id, visit, first }: BeginAs): Promise<SignedIn> {
	const { token, ...session } = freshSession(visit, runtime.now());
	const { now } = session;
	const identity = { ...owner, id: timeOrderedId(now, randomBytes(10)), accountId: id, now };
	const { results, needsCode } = await beginSession(runtime, {
		statements: [
			...first,
			insertIdentityIfChanged(identity),
			insertSessionIfChanged({ ...session, accountId: id }),
			expireAllOf(session.tokenHash, now),
		],
		session,
		visit,
		owner: null,
	});
	// The account was confirmed by its mail in between, so the address alone does not open it.
	if (!results[first.length]?.length) throw new AppError('wrong_credentials');
	return { accountId: id, token, needsCode };
}
