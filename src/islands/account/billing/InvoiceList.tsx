import type { ReactElement } from 'react';
import type { Invoice } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { formatDay } from '../dates.ts';
import { formatPence } from './money.ts';

type Copy = BillingPageCopy['invoices'];

interface Props {
	/** null: the payment provider does not answer. */
	readonly invoices: readonly Invoice[] | null;
	readonly copy: Copy;
}

export function InvoiceList({ invoices, copy }: Props): ReactElement {
	return (
		<section className="acc-part" aria-labelledby="billing-invoices">
			<h2 id="billing-invoices">{copy.title}</h2>
			{invoices === null && <p className="acc-empty">{copy.failed}</p>}
			{invoices?.length === 0 && <p className="acc-soft">{copy.empty}</p>}
			{invoices !== null && invoices.length > 0 && (
				<ul className="bill-invoices">
					{invoices.map((invoice) => (
						<Row key={invoice.id} invoice={invoice} copy={copy} />
					))}
				</ul>
			)}
		</section>
	);
}

function Row({ invoice, copy }: { readonly invoice: Invoice; readonly copy: Copy }): ReactElement {
	const { id, number, at, amount_pence: pence, currency, status, hosted_url: url } = invoice;
	const action = status === 'open' ? copy.pay : copy.view;
	return (
		<li>
			<strong>{formatDay(at * 1000)}</strong>
			<span className="bill-number">{number ?? id}</span>
			<span className="bill-amount">{formatPence(pence, currency)}</span>
			<span className="bill-paid" data-status={status}>
				{copy.statuses[status] ?? status}
			</span>
			{url && (
				<a href={url} target="_blank" rel="noopener" aria-label={fillIn(copy.of, { action, number: number ?? id })}>
					{action}
				</a>
			)}
		</li>
	);
}
