import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

export const WelcomeRequest = z.object({
	/** Must be the account's own address. */
	email: EmailAddress,
});

export const WelcomeResponse = z.object({
	/** Whether this call queued the mail, of which each account gets one. */
	claimed: z.boolean(),
	/** Whether an earlier call queued it. */
	already: z.boolean(),
});
export type WelcomeResponse = z.infer<typeof WelcomeResponse>;
