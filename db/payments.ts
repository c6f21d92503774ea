import type { Statement } from './client.ts';

/** Everything that is kept of a payment. */
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

/** null when the account has been deleted. */
export function insertPayment(row: PaymentRow): Statement {
	const { invoiceId, payer, paymentIntentId, chargeId, last4, expMonth, expYear, paidAt } = row;
	const sql = `INSERT INTO payments (invoice_id, payer, payment_intent_id, charge_id, card_last4, card_exp_month,
		card_exp_year, paid_at) VALUES (?, (SELECT id FROM accounts WHERE id = ?), ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
	const args = [invoiceId, payer, paymentIntentId, chargeId, last4, expMonth, expYear, paidAt.getTime()];
	return { sql, args };
}

/**
 * Records that a mail about a fact is sent to the owner. Changes a row when it was not recorded before. A later reading of
 * Stripe may have written already, since events arrive in parallel and each has its own fact.
 */
export const noteNotice = (fact: string, accountId: string, now: Date): Statement => ({
	sql: `INSERT INTO billing_notices (fact, account_id, told_at) SELECT ?1, id, ?2 FROM accounts WHERE id = ?3
		ON CONFLICT DO NOTHING`,
	args: [fact, now.getTime(), accountId],
});
