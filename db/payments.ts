import { IS_MY_TURN, type Turn } from './billing.ts';
import type { Statement } from './client.ts';

/** All that is kept of a payment. */
export interface PaymentRow {
	readonly invoiceId: string;
	readonly payer: string;
	readonly paymentIntentId: string | null;
	readonly chargeId: string | null;
	readonly last4: string | null;
	readonly expMonth: number | null;
	readonly expYear: number | null;
	readonly paidAt: Date;
}

export function insertPayment(row: PaymentRow): Statement {
	const { invoiceId, payer, paymentIntentId, chargeId, last4, expMonth, expYear, paidAt } = row;
	const sql = `INSERT INTO payments (invoice_id, payer, payment_intent_id, charge_id, card_last4, card_exp_month,
		card_exp_year, paid_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
	const args = [invoiceId, payer, paymentIntentId, chargeId, last4, expMonth, expYear, paidAt.getTime()];
	return { sql, args };
}

/** Notes that a fact is told now. Changes a row when it was not told before, and the look that found it counts. */
export const noteNotice = (fact: string, { accountId, turn }: Turn, now: Date): Statement => ({
	sql: `INSERT INTO billing_notices (fact, account_id, told_at) SELECT ?, ?, ? WHERE ${IS_MY_TURN}
		ON CONFLICT DO NOTHING`,
	args: [fact, accountId, now.getTime(), accountId, turn],
});
