import type { NewPasskeyRequest, PasskeyOptions } from '#contract/passkeys';
import type { PasskeyItem } from '#contract/ways-in';
import { findCredentialsById } from '#db/accounts';
import { codeOf } from '#db/busy';
import { findPasskeys, insertPasskeyIfChanged, type NewPasskey, passkeyFrom } from '#db/passkeys';
import { spendStep } from '#db/sign-in-steps';
import { requireOwner } from '../auth/require-owner.ts';
import { tellOfNewWay } from '../auth/way-added.ts';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { newChallenge, stepOf } from './challenge.ts';
import { passkeyItem } from './passkey-item.ts';
import { ALGORITHMS, type RelyingParty } from './relying-party.ts';

const PASSKEYS_MAX = 20;

const NAME = 'PLOOP';

/**
 * The options for creating a passkey in the owner's browser. Using it will require a face, a finger or a code (user
 * verification).
 */
export async function newPasskeyOptions(
	runtime: Runtime,
	account: Account,
	{ party, password }: { readonly party: RelyingParty; readonly password: string },
): Promise<PasskeyOptions> {
	const owner = await requireOwner(runtime, account, password);
	const known = await findPasskeys(runtime.db, owner.id);
	if (known.length >= PASSKEYS_MAX) throw new AppError('passkey_limit_reached');
	const { generateRegistrationOptions } = await import('@simplewebauthn/server');
	const options = await generateRegistrationOptions({
		rpName: NAME,
		rpID: party.id,
		userName: owner.email,
		userDisplayName: owner.name ?? owner.email,
		userID: new Uint8Array(Buffer.from(owner.id)),
		challenge: await newChallenge(runtime, 'passkey-add', owner.id),
		attestationType: 'none',
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: known.map(({ credentialId, transports }) => ({
			id: credentialId,
			transports: [...transports],
		})),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	});
	return { options: { ...options } };
}

/** Stores the passkey that the browser created. Throws `passkey_refused`, or `passkey_limit_reached`. */
export async function addPasskey(
	runtime: Runtime,
	{ id: accountId }: Account,
	{ party, request }: { readonly party: RelyingParty; readonly request: NewPasskeyRequest },
): Promise<PasskeyItem> {
	const { db, log } = runtime;
	const now = runtime.now();
	const owner = await findCredentialsById(db, accountId);
	const step = stepOf(request.response.response.clientDataJSON, 'passkey-add', now);
	if (owner === null || step === null) throw new AppError('passkey_refused');
	const passkey = { ...(await verified(request, party)), id: timeOrderedId(now, randomBytes(10)), accountId, now };
	try {
		const [spent, added] = await db.write([
			spendStep({ ...step, accountId }),
			insertPasskeyIfChanged(passkey, PASSKEYS_MAX),
			tellOfNewWay(runtime, { owner, way: passkey.name, now }),
		]);
		if (!spent?.length) throw new AppError('passkey_refused');
		const row = added?.[0];
		if (row === undefined) throw new AppError('passkey_limit_reached');
		log('passkey_added', { accountId });
		runtime.mail.wake();
		return passkeyItem(passkeyFrom(row));
	} catch (error) {
		// The passkey belongs to an account already.
		if (codeOf(error) === 'SQLITE_CONSTRAINT') throw new AppError('passkey_refused');
		throw error;
	}
}

async function verified(
	{ name, response }: NewPasskeyRequest,
	party: RelyingParty,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>> {
	const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
	const verdict = await verifyRegistrationResponse({
		response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
		// The challenge is checked and used up in the same statement.
		expectedChallenge: () => true,
		expectedOrigin: party.origin,
		expectedRPID: party.id,
		requireUserVerification: true,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch((cause: unknown) => {
		throw new AppError('passkey_refused', { cause });
	});
	if (!verdict.verified) throw new AppError('passkey_refused');
	const { id, publicKey, counter } = verdict.registrationInfo.credential;
	return {
		credentialId: id,
		publicKey: Buffer.from(publicKey).toString('base64url'),
		counter,
		transports: response.response.transports,
		name,
	};
}
