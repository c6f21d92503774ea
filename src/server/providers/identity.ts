import { z } from 'zod';
import { canonicalAddress } from '#contract/email-address';
import { DISPLAY_NAME_MAX_CHARS } from '#contract/limits';
import { oneLine } from '#contract/one-line';
import { refused } from '#contract/refused';

/** A person as a provider identifies them. */
export interface Identity {
	readonly provider: string;
	/** The provider's id for the person, which stays the same when an address changes. */
	readonly subject: string;
	/** The address, if the provider has confirmed it, or null. */
	readonly email: string | null;
	readonly name: string | null;
}

const Profile = z.object({
	email: z.string().optional().catch(undefined),
	email_verified: z.boolean().optional().catch(undefined),
	name: z.string().nullish().catch(undefined),
});
const Account = z.object({ provider: z.string().min(1), providerAccountId: z.string().min(1).max(255) });
const Name = oneLine(refused('display_name_invalid'), DISPLAY_NAME_MAX_CHARS);

/** Reads the account and profile that @auth/core has proved. Throws when they name no person. */
export function identityFrom(account: unknown, profile: unknown): Identity {
	const { provider, providerAccountId: subject } = Account.parse(account);
	const { email = '', email_verified: isVerified = false, name } = Profile.parse(profile);
	const known = Name.safeParse(name ?? '');
	return {
		provider,
		subject,
		email: isVerified ? canonicalAddress(email) : null,
		name: known.success && known.data !== '' ? known.data : null,
	};
}
