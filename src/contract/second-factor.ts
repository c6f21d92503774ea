import { z } from 'zod';
import { refused } from './refused.ts';
import { OwnerPassword, OwnerProof } from './ways-in.ts';

/** The code as typed: six digits of an authenticator, or a recovery code. */
export const Code = z
	.string(refused('code_required'))
	.max(100, refused('code_wrong'))
	.refine((text) => text.trim() !== '', refused('code_required'));

/** `POST /api/auth/code`: finishes the sign-in that this browser has begun. */
export const CodeRequest = z.strictObject({ code: Code });

/** `GET /api/account/second-factor`. */
export const SecondFactor = z.strictObject({
	isOn: z.boolean(),
	/** Recovery codes that were not used yet. */
	codesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** `POST /api/account/second-factor`: for the password, of an account that has one. */
export const SetUpRequest = OwnerProof;
export const SetUp = z.strictObject({
	/** The secret in base 32, to be typed where no picture can be taken. */
	secret: z.string(),
	/** The same as a QR code: an SVG file as a data URL. */
	qr: z.string(),
});
export type SetUp = z.infer<typeof SetUp>;

/** `POST /api/account/second-factor/confirm`. */
export const ConfirmFactorRequest = CodeRequest;
/** The recovery codes, which are returned only this once. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** `POST /api/account/second-factor/off` and `…/recovery-codes`: for a code, or else the password. */
export const CodeOrPassword = z.strictObject({ code: Code.optional(), password: OwnerPassword });
export type CodeOrPassword = z.infer<typeof CodeOrPassword>;
