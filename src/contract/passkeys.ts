import { z } from 'zod';
import { OwnerPassword, PasskeyName } from './ways-in.ts';

/** The options for the browser, in the JSON form of the Web Authentication standard. */
const Options = z.looseObject({ challenge: z.string() });

const Base64Url = (mostChars: number) =>
	z
		.string()
		.regex(/^[\w-]*$/)
		.max(mostChars);
const CredentialId = Base64Url(1400).min(1);
const credential = {
	id: CredentialId,
	rawId: CredentialId,
	type: z.literal('public-key'),
	/** Ignored by the server. */
	clientExtensionResults: z.object({}).default({}),
};

/** `POST /api/account/passkeys/options`: needs the password, if the account has one. */
export const PasskeyAddOptions = z.strictObject({ password: OwnerPassword });
export const PasskeyOptions = z.strictObject({ options: Options });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** `POST /api/account/passkeys`: the browser's response to the options. */
export const NewPasskeyRequest = z.strictObject({
	name: PasskeyName,
	response: z.object({
		...credential,
		response: z.object({
			clientDataJSON: Base64Url(8000),
			attestationObject: Base64Url(16_000),
			transports: z.array(z.string().max(50)).max(10).default([]),
		}),
	}),
});
export type NewPasskeyRequest = z.infer<typeof NewPasskeyRequest>;

export const PasskeyRename = z.strictObject({ name: PasskeyName });

/** `POST /api/auth/passkey`: the browser's response to the options. */
export const PasskeySignInRequest = z.strictObject({
	response: z.object({
		...credential,
		response: z.object({
			clientDataJSON: Base64Url(8000),
			authenticatorData: Base64Url(8000),
			signature: Base64Url(8000),
			userHandle: Base64Url(200).optional(),
		}),
	}),
});
export type PasskeySignInRequest = z.infer<typeof PasskeySignInRequest>;
