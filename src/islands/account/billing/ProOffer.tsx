import type { ReactElement } from 'react';
import type { BillingPageCopy } from '#copy/billing-copy';
import { ActionButton } from './ActionButton.tsx';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly canBuy: boolean;
	readonly features: readonly string[];
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** What Pro gives, and the two ways to pay for it. */
export function ProOffer({ canBuy, features, billing, copy: { offer, working } }: Props): ReactElement {
	return (
		<section className="acc-card bill-offer" aria-labelledby="billing-offer">
			<h2 id="billing-offer">{offer.title}</h2>
			<ul className="bill-features">
				{features.map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
			{canBuy ? (
				<>
					<div className="bill-actions">
						<ActionButton
							action="checkout_monthly"
							billing={billing}
							label={offer.monthly}
							working={working}
							onPress={() => void billing.buy('pro_monthly')}
						/>
						<ActionButton
							action="checkout_annual"
							billing={billing}
							label={offer.annual}
							working={working}
							isQuiet
							onPress={() => void billing.buy('pro_annual')}
						/>
					</div>
					<p className="acc-soft">{offer.saving}</p>
					<p className="acc-soft">{offer.promise}</p>
				</>
			) : (
				<p className="acc-empty">{offer.unavailable}</p>
			)}
		</section>
	);
}
