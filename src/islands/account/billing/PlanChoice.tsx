import type { ReactElement, ReactNode } from 'react';
import type { BillingPageCopy } from '#copy/billing-copy';
import { ActionButton } from './ActionButton.tsx';
import { PlanFeatures, type PlanInWords, type PlansInWords, PlanTop } from './PlanParts.tsx';
import type { BillingAction } from './tell-refusal.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly canBuy: boolean;
	/** Beside the name of the free plan: the mark of the current plan, or how the last subscription ended. */
	readonly yours: ReactNode;
	readonly plans: PlansInWords;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** The free plan in a line or two, and the plans that can be bought, the monthly one first. */
export function PlanChoice({ canBuy, yours, plans, billing, copy }: Props): ReactElement {
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
			<div className="plan-card bill-free">
				<PlanTop name={free.name}>{yours}</PlanTop>
				<PlanFeatures features={free.features} />
				<p className="acc-soft">{plan.freeNote}</p>
				<a className="button is-small is-quiet" href={free.manageHref}>
					{free.manage}
				</a>
			</div>
			<h3 className="bill-offer">{offer.title}</h3>
			<ul className="plan-cards">
				<PlanCard plan={monthly} look="main">
					{buy('checkout_monthly', monthly)}
				</PlanCard>
				<PlanCard plan={annual} look="plain">
					{buy('checkout_annual', annual)}
				</PlanCard>
			</ul>
			<p className={canBuy ? 'acc-soft' : 'acc-empty'}>{canBuy ? offer.promise : offer.unavailable}</p>
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
