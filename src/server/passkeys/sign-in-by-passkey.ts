import type { PasskeyOptions, PasskeySignInRequest } from '#contract/passkeys';
import { findCredentialsById } from '#db/accounts';
import { countPasskeyIfChanged, findPasskey, type PasskeyRow } from '#db/passkeys';
import { insertSessionIfChanged } from '#db/sessions';
import { spendStep } from '#db/sign-in-steps';
import { beginSession, type SignedIn } from '../auth/begin-session.ts';
import { freshSession } from '../auth/new-session.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Visit } from '../auth/visit.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { newChallenge, stepOf } from './challenge.ts';
import type { RelyingParty } from './relying-party.ts';

/** The options for signing in with any passkey of this site. */
export async function passkeyOptions(runtime: Runtime, party: RelyingParty): Promise<PasskeyOptions> {
	const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
	const challenge = await newChallenge(runtime, 'passkey-sign-in', null);
	const options = await generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' });
	return { options: { ...options } };
}

/**
 * Begins a session for the account of the passkey that answered. No code is asked for: unlocking a passkey proves two
 * factors already. Throws `passkey_refused` for every fault.
 */
export async function signInByPasskey(
	runtime: Runtime,
	{ party, request }: { readonly party: RelyingParty; readonly request: PasskeySignInRequest },
	visit: Visit,
): Promise<SignedIn> {
	const { response } = request;
	const now = runtime.now();
	const passkey = await findPasskey(runtime.db, response.id);
	const step = stepOf(response.response.clientDataJSON, 'passkey-sign-in', now);
	if (passkey === null || step === null) throw new AppError('passkey_refused');
	const counter = await counterOf(request, passkey, party);
	const { accountId } = passkey;
	const owner = await findCredentialsById(runtime.db, accountId);
	const { token, ...session } = freshSession(visit, now);
	const { results } = await beginSession(runtime, {
		statements: [
			spendStep(step),
			countPasskeyIfChanged(passkey.id, counter, now),
			insertSessionIfChanged({ ...session, accountId }),
		],
		session,
		visit,
		owner,
		hasTwoFactors: true,
	});
	if (!results[1]?.length) {
		runtime.log('passkey_refused', { accountId });
		throw new AppError('passkey_refused');
	}
	return signedIn(runtime, visit, { accountId, token, needsCode: false });
}

/** Verifies the response and returns the passkey's signature counter. */
async function counterOf(
	{ response }: PasskeySignInRequest,
	{ credentialId, publicKey, counter, accountId }: PasskeyRow,
	party: RelyingParty,
): Promise<number> {
	const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
	const { userHandle } = response.response;
	if (userHandle !== undefined && userHandle !== Buffer.from(accountId).toString('base64url')) {
		throw new AppError('passkey_refused');
	}
	const verdict = await verifyAuthenticationResponse({
		response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
		// The challenge is checked and used up in the write that begins the session.
		expectedChallenge: () => true,
		expectedOrigin: party.origin,
		expectedRPID: party.id,
		credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
		requireUserVerification: true,
	}).catch((cause: unknown) => {
		throw new AppError('passkey_refused', { cause });
	});
	if (!verdict.verified) throw new AppError('passkey_refused');
	return verdict.authenticationInfo.newCounter;
}
