import type { ReactElement, ReactNode } from 'react';
import type { BillingPageCopy } from '#copy/billing-copy';
import { ActionButton } from './ActionButton.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanFeatures, type PlanInWords, type PlansInWords, PlanTop } from './PlanParts.tsx';
import type { BillingAction } from './tell-refusal.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly canBuy: boolean;
	/** Stands beside the name of the free plan: how the last one ended. */
	readonly status: ReactNode;
	/** Said once, above what can be bought: that these payments are not real. */
	readonly note: ReactNode;
	readonly plans: PlansInWords;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** What they have, in three facts; then what they could have, one choice before the other. */
export function PlanChoice({ canBuy, status, note, plans, billing, copy }: Props): ReactElement {
	const { free, monthly, annual } = plans;
	const { offer, plan } = copy;
	const buy = (action: BillingAction & `checkout_${string}`, { action: label }: PlanInWords) =>
		canBuy && (
			<ActionButton
				action={action}
				billing={billing}
				label={label}
				working={copy.working}
				look={action === 'checkout_monthly' ? 'buy' : 'buyBeside'}
				onPress={() => void billing.buy(action === 'checkout_monthly' ? 'pro_monthly' : 'pro_annual')}
			/>
		);
	return (
		<>
			<div className="acc-card bill-own">
				<PlanFacts
					facts={[
						{ label: plan.facts.plan, value: free.name, note: status },
						{ label: plan.facts.price, value: free.price, note: free.per },
						{ label: plan.facts.renews, value: plan.never, note: plan.noCard },
					]}
				/>
				<a className="button is-small is-quiet" href={free.manageHref}>
					{free.manage}
				</a>
			</div>
			<div className="bill-offer">
				<h3>{offer.title}</h3>
				{canBuy && <p>{offer.promise}</p>}
			</div>
			{canBuy && note}
			<ul className="plan-cards">
				<PlanCard plan={monthly} look="main">
					{buy('checkout_monthly', monthly)}
				</PlanCard>
				<PlanCard plan={annual} look="plain">
					{buy('checkout_annual', annual)}
				</PlanCard>
			</ul>
			{!canBuy && <p className="acc-empty">{offer.unavailable}</p>}
		</>
	);
}

interface CardProps {
	readonly plan: PlanInWords;
	readonly look: 'plain' | 'main';
	readonly children: ReactNode;
}

function PlanCard({ plan, look, children }: CardProps): ReactElement {
	return (
		<li className={`plan-card is-${look}`}>
			<PlanTop name={plan.name}>{plan.badge && <p className="plan-badge">{plan.badge}</p>}</PlanTop>
			<p className="plan-price">
				<strong>{plan.price}</strong> <span>{plan.per}</span>
			</p>
			<PlanFeatures features={plan.features} />
			<div className="plan-action">{children}</div>
			<p className="plan-note">{plan.note}</p>
		</li>
	);
}
