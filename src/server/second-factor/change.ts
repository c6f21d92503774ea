import type { Done } from '#contract/done';
import type { CodeOrPassword, RecoveryCodes } from '#contract/second-factor';
import { findCredentialsById } from '#db/accounts';
import { replaceRecoveryCodes, spendCode } from '#db/second-factor';
import { requireOwner } from '../auth/require-owner.ts';
import { takeOwnAttempt } from '../auth/throttle.ts';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { readCode } from './read-code.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { turnOff } from './turn-off.ts';

/** Turns the second factor off and tells the owner by mail. Throws `second_factor_off` when there is none. */
export async function turnOffSecondFactor(runtime: Runtime, account: Account, proof: CodeOrPassword): Promise<Done> {
	const { db, mail, publicOrigin, log } = runtime;
	await requireCodeOrPassword(runtime, account, proof);
	const owner = await findCredentialsById(db, account.id);
	if (owner === null) throw new AppError('auth_required');
	const [removed] = await db.write(turnOff({ owner, publicOrigin, now: runtime.now() }));
	if (!removed?.length) throw new AppError('second_factor_off');
	log('second_factor_off', { accountId: account.id });
	mail.wake();
	return { ok: true };
}

/** Replaces the ten recovery codes. */
export async function renewRecoveryCodes(
	runtime: Runtime,
	account: Account,
	proof: CodeOrPassword,
): Promise<RecoveryCodes> {
	await requireCodeOrPassword(runtime, account, proof);
	const codes = newRecoveryCodes();
	const hashes = codes.map((one) => hashOfRecoveryCode(account.id, one));
	const [, inUse] = await runtime.db.write(replaceRecoveryCodes(account.id, hashes, runtime.now()));
	if (!inUse?.length) throw new AppError('second_factor_off');
	return { recoveryCodes: codes };
}

/** Throws `code_wrong`, or what `requireOwner` does. Uses up the code. */
async function requireCodeOrPassword(runtime: Runtime, account: Account, proof: CodeOrPassword): Promise<void> {
	const { code, password } = proof;
	if (code === undefined) {
		await requireOwner(runtime, account, password);
		return;
	}
	const attempt = await takeOwnAttempt(runtime, `code\0${account.sessionId}`);
	if (attempt.refusal !== null) throw new AppError('rate_limited', attempt.refusal.details);
	const given = await readCode(runtime, account.id, code);
	const [spent] = given === null ? [] : await runtime.db.write([spendCode(account.id, given, runtime.now())]);
	if (!spent?.length) throw new AppError('code_wrong', { body: { field: 'code' } });
	await runtime.db.write([...attempt.succeeded]);
}
