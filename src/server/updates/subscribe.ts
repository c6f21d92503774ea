import type { Done } from '#contract/done';
import { UPDATES_ASKED_KEPT } from '#db/retention';
import { askUpdatesIfChanged, confirmUpdates, isSubscribed } from '#db/updates';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import { CAPS } from '../caps.ts';
import { AppError } from '../errors.ts';
import { takeForm } from '../form-limits.ts';
import { timeOrderedId } from '../ids.ts';
import { noMail, takeMail, writeMail } from '../mail/counted-mail.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { confirmUpdatesLink } from './links.ts';

/**
 * Mails the address a link to confirm that it wants updates. The answer never reveals whether it has subscribed
 * already. Throws `email_disabled`, and `rate_limited` for a network with too many requests.
 */
export async function subscribe(runtime: Runtime, email: string, clientAddress: string): Promise<Done> {
	requireMail(runtime.mail);
	await takeForm(runtime, CAPS.updates, clientAddress);
	const { db, now, secret, publicOrigin } = runtime;
	const at = now();
	const token = newToken();
	const asked = { id: timeOrderedId(at, randomBytes(10)), email, tokenHash: hashOfToken(token), now: at };
	const mail = { purpose: 'updates', email } as const;
	const values = { name: null, link: confirmUpdatesLink(publicOrigin, token) };
	const ask = {
		permit: takeMail(mail, secret, at),
		ifPermitted: [
			askUpdatesIfChanged(asked),
			queueMailIfChanged('updates-confirm', { recipient: email, accountId: null, values, now: at }),
		],
	};
	await writeMail(runtime, mail.purpose, (await isSubscribed(db, email)) ? noMail(mail, secret, at) : ask);
	return { ok: true };
}

/** Confirms a subscription after the button on the linked page was pressed. Throws `link_invalid`. */
export async function confirmSubscription({ db, now }: Runtime, token: string): Promise<Done> {
	const askedSince = new Date(now().getTime() - UPDATES_ASKED_KEPT);
	const [confirmed] = await db.write([confirmUpdates(hashOfToken(token), askedSince, now())]);
	if (!confirmed?.length) throw new AppError('link_invalid');
	return { ok: true };
}
