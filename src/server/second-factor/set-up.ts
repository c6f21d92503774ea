import type { RecoveryCodes, SecondFactor, SetUp } from '#contract/second-factor';
import { confirmFactor, findSecondFactor, insertRecoveryCodesIfChanged, setUpFactor } from '#db/second-factor';
import { requireOwner } from '../auth/require-owner.ts';
import { takeOwnAttempt } from '../auth/throttle.ts';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sealed, unsealed } from './sealed.ts';
import { asBase32, newSecret, otpAddress, stepOfCode } from './totp.ts';

const ISSUER = 'PLOOP';

export async function readSecondFactor({ db }: Runtime, { id }: Account): Promise<SecondFactor> {
	const factor = await findSecondFactor(db, id);
	const isOn = factor !== null && factor.confirmedAt !== null;
	return { isOn, codesLeft: isOn ? factor.codesLeft : 0 };
}

/** Creates a secret and replaces one that was never confirmed. Throws `second_factor_on`. */
export async function setUpSecondFactor(runtime: Runtime, account: Account, password: string): Promise<SetUp> {
	const owner = await requireOwner(runtime, account, password);
	const secret = newSecret();
	const kept = sealed(secret, owner.id, runtime.secret);
	const [made] = await runtime.db.write([setUpFactor(owner.id, kept, runtime.now())]);
	if (!made?.length) throw new AppError('second_factor_on');
	const qr = await qrAddress(otpAddress(secret, { issuer: ISSUER, name: owner.email }));
	return { secret: asBase32(secret), qr };
}

/** A QR code for a text, as an SVG file in a data URL, so that the page can only show it as a picture. */
async function qrAddress(text: string): Promise<string> {
	const { renderSVG } = await import('uqr');
	return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4, pixelSize: 4 }))}`;
}

/**
 * Activates the second factor after a first code from the owner's app. Returns ten recovery codes, for when the app is
 * lost.
 */
export async function confirmSecondFactor(runtime: Runtime, account: Account, code: string): Promise<RecoveryCodes> {
	const { db, secret, log } = runtime;
	const now = runtime.now();
	const factor = await findSecondFactor(db, account.id);
	if (factor === null) throw new AppError('second_factor_off');
	if (factor.confirmedAt !== null) throw new AppError('second_factor_on');
	const attempt = await takeOwnAttempt(runtime, `code\0${account.sessionId}`);
	if (attempt.refusal !== null) throw new AppError('rate_limited', attempt.refusal.details);
	const step = stepOfCode(unsealed(factor.sealedSecret, account.id, secret), code.replace(/\s/g, ''), now);
	if (step === null) throw new AppError('code_wrong', { body: { field: 'code' } });
	const codes = newRecoveryCodes();
	const hashes = codes.map((one) => hashOfRecoveryCode(account.id, one));
	const [confirmed] = await db.write([
		confirmFactor(account.id, factor, step, now),
		insertRecoveryCodesIfChanged(account.id, hashes, now),
		...attempt.succeeded,
	]);
	if (!confirmed?.length) throw new AppError('second_factor_on');
	log('second_factor_on', { accountId: account.id });
	return { recoveryCodes: codes };
}
