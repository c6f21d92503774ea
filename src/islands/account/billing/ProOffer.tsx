import type { ReactElement } from 'react';
import type { BillingPageCopy } from '#copy/billing-copy';
import { ActionButton } from './ActionButton.tsx';
import type { BillingAction } from './tell-refusal.ts';
import type { Billing } from './use-billing.ts';

/** What Pro gives and what its two plans are called, as the catalogue says it. */
export interface ProInWords {
	readonly features: readonly string[];
	readonly monthly: string;
	readonly annual: string;
}

interface Props {
	readonly canBuy: boolean;
	readonly pro: ProInWords;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** What Pro gives, and a row for each of the two ways to pay for it. */
export function ProOffer({ canBuy, pro, billing, copy: { offer, working } }: Props): ReactElement {
	return (
		<section className="acc-card bill-offer" aria-labelledby="billing-offer">
			<div>
				<h2 id="billing-offer">{offer.title}</h2>
				<ul className="bill-features">
					{pro.features.map((feature) => (
						<li key={feature}>
							<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
								<path d="M4 10.5l4 4 8-9" />
							</svg>
							{feature}
						</li>
					))}
				</ul>
				<p className="acc-soft">{offer.promise}</p>
			</div>
			{canBuy ? (
				<ul className="bill-plans">
					<PlanRow name={pro.monthly} price={offer.monthlyPrice}>
						<Buy action="checkout_monthly" label={offer.monthly} billing={billing} working={working} />
					</PlanRow>
					<PlanRow name={pro.annual} price={offer.annualPrice} note={offer.annualNote} saving={offer.saving}>
						<Buy action="checkout_annual" label={offer.annual} billing={billing} working={working} />
					</PlanRow>
				</ul>
			) : (
				<p className="acc-empty">{offer.unavailable}</p>
			)}
		</section>
	);
}

interface RowProps {
	readonly name: string;
	readonly price: string;
	readonly note?: string;
	readonly saving?: string;
	readonly children: ReactElement;
}

function PlanRow({ name, price, note, saving, children }: RowProps): ReactElement {
	return (
		<li>
			<div>
				<h3>
					{name} {saving && <span className="bill-saving">{saving}</span>}
				</h3>
				<p>
					<strong>{price}</strong> {note && <span>{note}</span>}
				</p>
			</div>
			{children}
		</li>
	);
}

interface BuyProps {
	readonly action: BillingAction & `checkout_${string}`;
	readonly label: string;
	readonly billing: Billing;
	readonly working: string;
}

function Buy({ action, label, billing, working }: BuyProps): ReactElement {
	const isAnnual = action === 'checkout_annual';
	return (
		<ActionButton
			action={action}
			billing={billing}
			label={label}
			working={working}
			look={isAnnual ? 'quiet' : 'main'}
			onPress={() => void billing.buy(isAnnual ? 'pro_annual' : 'pro_monthly')}
		/>
	);
}
