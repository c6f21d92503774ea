import { z } from 'zod';
import content from '#content/mails.yaml';

/** Every mail this product sends. */
export const MAIL_KINDS = [
	'confirm',
	'already-registered',
	'reset',
	'sign-in',
	'new-device',
	'way-in-added',
	'second-factor-off',
	'password-changed',
	'email-confirmed-late',
	'welcome',
	'account-deleted',
	'updates-confirm',
	'complaint-received',
	'payment-receipt',
	'payment-failed',
	'payment-action-required',
	'cancellation-confirmed',
	'renewal-reminder',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Only `{name}` may be used everywhere; any other placeholder would not be filled in. */
const Text = z
	.string()
	.min(1)
	.refine((text) => !/[{}]/.test(text.replaceAll('{name}', '')), 'may hold {name} and no other brace');
const Plain = Text.refine((text) => !text.includes('{name}'), 'must not hold {name}');
/** Paragraphs may also use the placeholders for amount, day and device. */
const Paragraph = z
	.string()
	.min(1)
	.refine(
		(text) => !/[{}]/.test(text.replace(/\{(name|amount|date|device)\}/g, '')),
		'may hold {name}, {amount}, {date} and {device} only',
	);
const Line = Plain.refine((text) => !text.includes('\n'), 'must be one line');

const MailText = z.strictObject({
	subject: Line.max(78),
	paragraphs: z.array(Paragraph).min(1),
	button: Line,
	footer: Plain.optional(),
});
export type MailText = z.infer<typeof MailText>;

const MailTexts = z.strictObject({
	brand: Line,
	greeting: Text,
	greetingWithoutName: Plain,
	linkHint: Line,
	footer: Plain,
	updates: z.strictObject({ footer: Line, unsubscribe: Line }),
	mails: z.strictObject(
		Object.fromEntries(MAIL_KINDS.map((kind) => [kind, MailText])) as Record<MailKind, typeof MailText>,
	),
});
export type MailTexts = z.infer<typeof MailTexts>;

/** The texts of every mail, from `content/`. Throws at the start when a mail has no texts, or texts have no mail. */
export const MAIL_TEXTS: MailTexts = MailTexts.parse(content);
