import { z } from 'zod';
import { refused } from './refused.ts';
import { OwnerPassword, OwnerProof } from './ways-in.ts';

/** A typed code: six digits of an authenticator, or a recovery code. */
export const Code = z
	.string(refused('code_required'))
	.max(100, refused('code_wrong'))
	.refine((text) => text.trim() !== '', refused('code_required'));

/** `POST /api/auth/code`: finishes the sign-in that this browser has begun. */
export const CodeRequest = z.strictObject({ code: Code });

/** `GET /api/account/second-factor`. */
export const SecondFactor = z.strictObject({
	isOn: z.boolean(),
	/** Number of unused recovery codes. */
	codesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** `POST /api/account/second-factor`: needs the password, if the account has one. */
export const SetUpRequest = OwnerProof;
export const SetUp = z.strictObject({
	/** The secret in base 32, for people who cannot scan the QR code. */
	secret: z.string(),
	/** The QR code for the authenticator app, as an SVG file in a data URL. */
	qr: z.string(),
});
export type SetUp = z.infer<typeof SetUp>;

/** `POST /api/account/second-factor/confirm`. */
export const ConfirmFactorRequest = CodeRequest;
/** The recovery codes, which are returned only this once. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** `POST /api/account/second-factor/off` and `…/recovery-codes`: needs a code or the password. */
export const CodeOrPassword = z.strictObject({ code: Code.optional(), password: OwnerPassword });
export type CodeOrPassword = z.infer<typeof CodeOrPassword>;
