import { z } from 'zod';
import { canonicalAddress } from './email-address.ts';
import { CONTACT_MESSAGE_MAX_CHARS, CONTACT_MESSAGE_MIN_CHARS, CONTACT_NAME_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { refused } from './refused.ts';

/** The subjects of a message. A label is accepted too, in any letter case: `Bug report` is `bug-report`. */
export const CONTACT_SUBJECTS = [
	'general-question',
	'billing',
	'bug-report',
	'feature-request',
	'data-protection-complaint',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

const Line = oneLine({ error: 'must be one line' }, CONTACT_NAME_MAX_CHARS);

/** `POST /api/contact` request. */
export const ContactRequest = z.strictObject({
	name: Line.refine((text) => text !== '', 'is required'),
	email: z
		.string()
		.max(1000)
		.transform((text) => canonicalAddress(text) ?? '')
		.refine((address) => address !== '', 'must be one email address'),
	subject: z
		.string()
		.max(100)
		.transform((text) => text.trim().toLowerCase().replace(/\s+/g, '-'))
		.pipe(z.enum(CONTACT_SUBJECTS, 'must be one of the subjects')),
	message: z
		.string()
		.trim()
		.min(CONTACT_MESSAGE_MIN_CHARS, `must be at least ${CONTACT_MESSAGE_MIN_CHARS} characters`)
		.max(CONTACT_MESSAGE_MAX_CHARS, `must be at most ${CONTACT_MESSAGE_MAX_CHARS} characters`),
	company: Line.default(''),
	/** A hidden field that only bots fill in. */
	website: z
		.string()
		.max(2048)
		.refine((text) => text === '', refused('spam'))
		.default(''),
	consent: z.boolean(refused('consent_required')).refine((isGiven) => isGiven, refused('consent_required')),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const ContactResponse = z.strictObject({
	ok: z.literal(true),
	/** `email`: sent through a mail relay; `mailbox`: kept in the mailbox of a local server. */
	mode: z.enum(['email', 'mailbox']),
});
export type ContactResponse = z.infer<typeof ContactResponse>;
