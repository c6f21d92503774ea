import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

export const WelcomeRequest = z.object({
	/** The account's own address; another is refused. */
	email: EmailAddress,
});

export const WelcomeResponse = z.object({
	/** Whether this call queued the mail, which happens once an account. */
	claimed: z.boolean(),
	/** Whether an earlier call did. */
	already: z.boolean(),
});
export type WelcomeResponse = z.infer<typeof WelcomeResponse>;
