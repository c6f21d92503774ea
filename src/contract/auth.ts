import { z } from 'zod';
import { Done } from './done.ts';
import { canonicalAddress } from './email-address.ts';
import { DISPLAY_NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './limits.ts';
import { oneLine, visible } from './one-line.ts';
import { refused } from './refused.ts';

/** An invalid value gets an error code of its own, so that the form can show the sentence at the field. */
export const Email = z
	.string(refused('email_required'))
	.refine((text) => text.trim() !== '', { ...refused('email_required'), abort: true })
	.transform((text, context) => {
		const address = canonicalAddress(text);
		if (address === null) context.addIssue({ code: 'custom', message: 'email_invalid' });
		return address ?? '';
	});

const isLongEnough = (text: string): boolean => [...text].length >= PASSWORD_MIN_CHARS;
const isShortEnough = (text: string): boolean => [...text].length <= PASSWORD_MAX_CHARS;

/**
 * A password is used as typed. Half a surrogate pair is refused, because all of them become the same bytes in UTF-8.
 */
const NewPassword = z
	.string(refused('password_required'))
	.refine((text) => text !== '', { ...refused('password_required'), abort: true })
	.refine(isLongEnough, { ...refused('password_too_short'), abort: true })
	.refine(isShortEnough, { ...refused('password_too_long'), abort: true })
	.refine((text) => text.isWellFormed(), { error: 'must be well-formed text' });

const CurrentPassword = z
	.string(refused('password_required'))
	.max(1024)
	.refine((text) => text !== '', refused('password_required'));

const TwicePassword = z.strictObject({
	password: NewPassword,
	confirmPassword: z.string(refused('passwords_differ')),
});
const isSameTwice = ({ password, confirmPassword }: z.infer<typeof TwicePassword>): boolean =>
	password === confirmPassword;
const DIFFERS = { ...refused('passwords_differ'), path: ['confirmPassword'] };

/** The answer of every call that begins a session. */
export const SessionBegun = z.strictObject({
	ok: z.literal(true),
	/** Whether the account has a second factor. The session then begins only after `POST /api/auth/code`. */
	needsCode: z.boolean(),
});
export type SessionBegun = z.infer<typeof SessionBegun>;

/** The token of a mailed link. */
const LinkToken = z.string().min(1).max(200);

/** `POST /api/auth/sign-up` request. */
export const SignUpRequest = z
	.strictObject({
		name: z
			.string(refused('name_required'))
			.refine((text) => visible(text) !== '', { ...refused('name_required'), abort: true })
			.pipe(oneLine(refused('display_name_invalid'), DISPLAY_NAME_MAX_CHARS)),
		email: Email,
		...TwicePassword.shape,
		terms: z.boolean().refine((isAgreed) => isAgreed, refused('terms_required')),
		/** The plan chosen before the sign-up. Decides where the confirmation leads if there is no `next`. */
		plan: z.enum(['free', 'pro', 'annual']).optional(),
		next: z.string().max(2048).optional(),
	})
	.refine(isSameTwice, DIFFERS);
export type SignUpRequest = z.infer<typeof SignUpRequest>;
/** The answer is the same for an address that has an account, whose owner gets a mail. */
export const SignUpResponse = Done;

/** `POST /api/auth/confirm` request: sent by the page that the mailed link opens. */
export const ConfirmRequest = z.strictObject({ token: LinkToken, next: z.string().max(20_000).optional() });
export type ConfirmRequest = z.infer<typeof ConfirmRequest>;
export const ConfirmResponse = z.strictObject({
	ok: z.literal(true),
	/** A page of this site. */
	next: z.string(),
	needsCode: z.boolean(),
});
export type ConfirmResponse = z.infer<typeof ConfirmResponse>;

/** `POST /api/auth/resend` request. */
export const ResendRequest = z.strictObject({ email: Email });
export const ResendResponse = Done;

/** `POST /api/auth/reset-request` request. */
export const ResetRequestRequest = z.strictObject({ email: Email });
export const ResetRequestResponse = Done;

/** `POST /api/auth/reset-check` request: whether a link still works. The link stays usable. */
export const ResetCheckRequest = z.strictObject({ code: LinkToken });
export const ResetCheckResponse = Done;

/** `POST /api/auth/reset` request. */
export const ResetRequest = z.strictObject({ code: LinkToken, ...TwicePassword.shape }).refine(isSameTwice, DIFFERS);
export type ResetRequest = z.infer<typeof ResetRequest>;
export const ResetResponse = SessionBegun;

/** `POST /api/auth/password` request. */
export const ChangePasswordRequest = z
	.strictObject({
		currentPassword: CurrentPassword,
		...TwicePassword.shape,
		/** Whether to delete the account's API tokens too. */
		endTokens: z.boolean().default(false),
	})
	.refine(isSameTwice, DIFFERS);
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
export const ChangePasswordResponse = Done;

/**
 * `POST /api/auth/sign-in` request. The form of address and password is not checked, so that every wrong one gets the
 * same answer.
 */
export const SignInRequest = z.strictObject({
	email: z.string().max(1000).default(''),
	password: z.string().max(1024).default(''),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

/** `POST /api/auth/sign-out`. */
export const SignOutResponse = Done;
