import { findSecondFactor, type GivenCode } from '#db/second-factor';
import type { Runtime } from '../runtime.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { unsealed } from './sealed.ts';
import { stepOfCode } from './totp.ts';

const DIGITS = /^\d{6}$/;

/**
 * The kind and stored form of a typed code, so that one statement can check and use it up; null if it has no code's
 * form.
 */
export async function readCode(runtime: Runtime, accountId: string, typed: string): Promise<GivenCode | null> {
	const code = typed.replace(/\s/g, '');
	if (!DIGITS.test(code)) return { codeHash: hashOfRecoveryCode(accountId, code) };
	const factor = await findSecondFactor(runtime.db, accountId);
	if (factor === null) return null;
	const step = stepOfCode(unsealed(factor.sealedSecret, accountId, runtime.secret), code, runtime.now());
	return step === null ? null : { step };
}
