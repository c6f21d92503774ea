import type { ReactElement } from 'react';
import type { StatesCopy } from '#copy/account-copy';
import type { BillingPageCopy } from '#copy/billing-copy';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { CardOnFile } from './CardOnFile.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { OwingNotice } from './OwingNotice.tsx';
import { ProOffer } from './ProOffer.tsx';
import { hasSubscription } from './standing.ts';
import { useBilling } from './use-billing.ts';

interface Props {
	readonly copy: BillingPageCopy;
	readonly states: StatesCopy;
	/** What each plan gives, as the catalogue says it. */
	readonly features: { readonly free: readonly string[]; readonly pro: readonly string[] };
}

/** The plan with what can be done about it, the card, and what was paid. */
export function BillingScreen({ copy, states, features }: Props): ReactElement {
	const billing = useBilling(copy);
	const { resource } = billing;
	if (resource.kind === 'failed') {
		return <Problem message={copy.failed} retry={states.retry} onRetry={() => void billing.reload()} />;
	}
	if (resource.kind === 'loading') {
		return (
			<div className="bill-grid">
				<section className="acc-card">
					<h2>{copy.plan.title}</h2>
					<Pending label={states.loading} lines={4} />
				</section>
				<section className="acc-card">
					<h2>{copy.card.title}</h2>
					<Pending label={states.loading} lines={4} />
				</section>
				<section className="acc-card acc-wide">
					<h2>{copy.invoices.title}</h2>
					<Pending label={states.loading} lines={3} />
				</section>
			</div>
		);
	}
	const { data } = resource;
	return (
		<>
			{data.isDemo && <p className="bill-demo">{copy.demo}</p>}
			<OwingNotice data={data} billing={billing} copy={copy} />
			<div className="bill-grid">
				<CurrentPlan features={features.free} data={data} billing={billing} copy={copy} />
				{hasSubscription(data) ? (
					<CardOnFile card={data.card} billing={billing} copy={copy} />
				) : (
					!data.isPro && <ProOffer canBuy={data.canBuy} features={features.pro} billing={billing} copy={copy} />
				)}
				<InvoiceList invoices={data.invoices} copy={copy.invoices} />
			</div>
		</>
	);
}
