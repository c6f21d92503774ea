import type { ReactElement } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { StatesCopy } from '#copy/account-copy';
import type { BillingPageCopy } from '#copy/billing-copy';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { CardOnFile } from './CardOnFile.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { OwingNotice } from './OwingNotice.tsx';
import type { PlansInWords } from './PlanParts.tsx';
import { hasSubscription } from './standing.ts';
import { type Billing, useBilling } from './use-billing.ts';

interface Props {
	readonly copy: BillingPageCopy;
	readonly states: StatesCopy;
	readonly plans: PlansInWords;
}

/** The plan with its actions, the card and the invoices. */
export function BillingScreen({ copy, states, plans }: Props): ReactElement {
	const billing = useBilling(copy);
	const { resource } = billing;
	return (
		<>
			<header className="acc-head">
				<h1>{copy.heading}</h1>
			</header>
			{resource.kind === 'failed' && (
				<Problem message={copy.failed} retry={states.retry} onRetry={() => void billing.reload()} />
			)}
			{resource.kind === 'loading' && <OnItsWay copy={copy} states={states} />}
			{resource.kind === 'ready' && <Loaded data={resource.data} plans={plans} billing={billing} copy={copy} />}
		</>
	);
}

function OnItsWay({ copy, states }: Pick<Props, 'copy' | 'states'>): ReactElement {
	return (
		<>
			<section className="acc-part bill-plan">
				<h2>{copy.plan.title}</h2>
				<div className="acc-card">
					<Pending label={states.loading} lines={3} />
				</div>
			</section>
			<section className="acc-part">
				<h2>{copy.invoices.title}</h2>
				<Pending label={states.loading} />
			</section>
		</>
	);
}

type LoadedProps = Pick<Props, 'plans' | 'copy'> & {
	readonly data: BillingResponse;
	readonly billing: Billing;
};

function Loaded({ data, plans, billing, copy }: LoadedProps): ReactElement {
	return (
		<>
			<OwingNotice data={data} billing={billing} copy={copy} />
			<div className="bill-pair" data-paying={hasSubscription(data)}>
				<CurrentPlan data={data} billing={billing} plans={plans} copy={copy} />
				{hasSubscription(data) && <CardOnFile card={data.card} billing={billing} copy={copy} />}
			</div>
			<InvoiceList invoices={data.invoices} copy={copy.invoices} />
		</>
	);
}
