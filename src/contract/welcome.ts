import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

export const WelcomeRequest = z.object({
	/** The account's own address; another is refused. */
	email: EmailAddress,
});

export const WelcomeResponse = z.object({
	/** True once an account: this call made the mail. */
	claimed: z.boolean(),
	/** True when an earlier call did. */
	already: z.boolean(),
});
export type WelcomeResponse = z.infer<typeof WelcomeResponse>;
