import { z } from 'zod';
import { PASSKEY_NAME_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { refused } from './refused.ts';

/** The password; accounts without one leave it out. */
export const OwnerPassword = z.string(refused('password_required')).max(1024).default('');

/** Request of actions for which a session alone is not enough. */
export const OwnerProof = z.strictObject({ password: OwnerPassword });
export type OwnerProof = z.infer<typeof OwnerProof>;

export const PasskeyName = oneLine(refused('passkey_name_invalid'), PASSKEY_NAME_MAX_CHARS).refine(
	(text) => text !== '',
	refused('passkey_name_invalid'),
);

export const PasskeyItem = z.strictObject({
	id: z.string(),
	name: z.string(),
	created_at: z.iso.datetime(),
	/** null: never used. */
	used_at: z.iso.datetime().nullable(),
});
export type PasskeyItem = z.infer<typeof PasskeyItem>;

export const ProviderItem = z.strictObject({
	id: z.string(),
	name: z.string(),
	isLinked: z.boolean(),
	/** The address at the provider when the account was linked. */
	email: z.string().nullable(),
});
export type ProviderItem = z.infer<typeof ProviderItem>;

/** `GET /api/account/ways-in`. */
export const WaysIn = z.strictObject({
	hasPassword: z.boolean(),
	/** This server's providers, and others that are still linked. */
	providers: z.array(ProviderItem),
	passkeys: z.array(PasskeyItem),
});
export type WaysIn = z.infer<typeof WaysIn>;
