import type { BillingAccount } from '#db/billing';
import type { Statement } from '#db/client';
import { noteNotice } from '#db/payments';
import type { MailKind } from '../mail/mail-texts.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import type { BillingRuntime } from './ask-stripe.ts';

export interface Notice {
	/** Id of the event that the mail is about; only one mail is sent about it. */
	readonly fact: string;
	readonly kind: MailKind;
	readonly account: Pick<BillingAccount, 'id' | 'email' | 'name'>;
	readonly date: Date | null;
	/** In pence. */
	readonly amount: number | null;
	/** Address that the button leads to; null: the billing page. */
	readonly link: string | null;
}

/** Statements that queue the mail, unless one with the same `fact` was queued before. */
export function queueNotice(
	{ mail, publicOrigin, now }: Pick<BillingRuntime, 'mail' | 'publicOrigin' | 'now'>,
	{ fact, kind, account, date, amount, link }: Notice,
): Statement[] {
	const at = now();
	const letter = queueMailIfChanged(kind, {
		recipient: account.email,
		accountId: account.id,
		values: {
			name: account.name,
			link: link ?? `${publicOrigin}/account/billing`,
			...(date && { date: dayOf(date) }),
			...(amount !== null && { amount: poundsOf(amount) }),
		},
		now: at,
	});
	return [noteNotice(fact, account.id, at), ...(mail.isOn ? [letter] : [])];
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const dayOf = (date: Date): string => DAY.format(date);
const poundsOf = (pence: number): string => POUNDS.format(pence / 100);
