import type { ContactRequest, ContactResponse } from '#contract/contact';
import { takePermit, type WindowRule } from '#db/attempts';
import type { Statement } from '#db/client';
import { insertMessageIfChanged } from '#db/contact-messages';
import type { Caller } from '../caller.ts';
import { CAPS } from '../caps.ts';
import { AppError } from '../errors.ts';
import { limitRefusal, rulesOf, takeEach, tellWhenMet } from '../form-limits.ts';
import { timeOrderedId } from '../ids.ts';
import { keyedHash } from '../keyed-hash.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { networkOf } from '../network.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { type DeskMessage, deskCopyIfChanged } from './desk-mail.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ownRules = (email: string, clientAddress: string, secret: string): WindowRule[] => [
	{ subject: `contact-from:${networkOf(clientAddress, secret)}`, most: 5, windowMs: MINUTE },
	{ subject: `contact-of:${keyedHash('address', email, secret)}`, most: 10, windowMs: DAY },
];

/**
 * Stores a message and queues its copy for the desk, in one transaction; acknowledges a data protection complaint by
 * mail. Throws `email_disabled` when there is no desk, `rate_limited`, and `send_failed` when the message was not
 * stored.
 */
export async function sendMessage(
	runtime: Runtime,
	form: ContactRequest,
	{ caller, clientAddress }: { readonly caller: Caller; readonly clientAddress: string },
): Promise<ContactResponse> {
	const { desk, now, secret, mail } = runtime;
	if (desk === null || !mail.isOn) throw new AppError('email_disabled');
	const { website: _, consent: __, ...said } = form;
	const createdAt = now();
	const accountId = caller.kind === 'account' ? caller.id : null;
	const message = { ...said, id: timeOrderedId(createdAt, randomBytes(10)), accountId, createdAt };
	const cap = form.subject === 'data-protection-complaint' ? CAPS.complaints : CAPS.messages;
	const limits = rulesOf(cap, clientAddress, secret, ownRules(form.email, clientAddress, secret));
	const permits = takeEach(limits, createdAt);
	const results = await store(runtime, [
		...permits,
		insertMessageIfChanged(message),
		deskCopyIfChanged(desk, message),
		...acknowledgement(runtime, message),
	]);
	await tellWhenMet(runtime, cap, results.slice(0, permits.length));
	if (!results[permits.length]?.length) throw await limitRefusal(runtime, limits);
	mail.wake();
	return { ok: true, mode: desk.mode };
}

async function store({ db }: Runtime, statements: readonly Statement[]) {
	try {
		return await db.write(statements);
	} catch (cause) {
		throw new AppError('send_failed', { cause, headers: { 'Retry-After': '5' } });
	}
}

/** The acknowledgement quotes nothing and is limited, because anybody can enter another person's address. */
function acknowledgement({ secret, publicOrigin }: Runtime, message: DeskMessage): Statement[] {
	if (message.subject !== 'data-protection-complaint') return [];
	const { email: recipient, name, createdAt: now } = message;
	const subject = `complaint-mail-to:${keyedHash('address', recipient, secret)}`;
	const values = { name, link: `${publicOrigin}/privacy#complaints` };
	return [
		takePermit({ subject, most: 3, windowMs: DAY }, now, true),
		queueMailIfChanged('complaint-received', { recipient, accountId: null, values, now }),
	];
}
