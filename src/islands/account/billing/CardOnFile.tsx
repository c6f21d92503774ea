import type { ReactElement } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { ActionButton } from './ActionButton.tsx';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly card: BillingResponse['card'];
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** The card for the next payment, as far as this site knows it. */
export function CardOnFile({ card, billing, copy: { card: copy, working } }: Props): ReactElement {
	return (
		<section className="acc-part" aria-labelledby="billing-card">
			<h2 id="billing-card">{copy.title}</h2>
			<div className="acc-card bill-paying">
				{card ? (
					<p className="bill-card">
						<span className="bill-last4">
							<span aria-hidden="true">•••• {card.last4}</span>
							<span className="visually-hidden">{fillIn(copy.ending, { last4: card.last4 })}</span>
						</span>{' '}
						<span className="bill-expiry">{fillIn(copy.expires, { expiry: expiryOf(card) })}</span>
					</p>
				) : (
					<p className="acc-soft">{copy.none}</p>
				)}
				<p className="acc-soft">{copy.note}</p>
				<ActionButton
					action="portal"
					billing={billing}
					label={copy.action}
					working={working}
					look="quiet"
					onPress={() => void billing.openPortal()}
				/>
			</div>
		</section>
	);
}

/** "12/34" for month 12 of 2034. */
const expiryOf = ({ exp_month: month, exp_year: year }: { readonly exp_month: number; readonly exp_year: number }) =>
	`${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
