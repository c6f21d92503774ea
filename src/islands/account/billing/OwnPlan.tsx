import type { ReactElement, ReactNode } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { formatDay } from '../dates.ts';
import { formatPence } from './money.ts';
import { PlanFeatures, type PlansInWords, PlanTop } from './PlanParts.tsx';
import { hasSubscription, isOwing } from './standing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly status: ReactNode;
	readonly plans: PlansInWords;
	readonly copy: BillingPageCopy['plan'];
	/** Buttons for the plan. */
	readonly children: ReactNode;
}

/** The plan that is paid for or was given: price, renewal and features. */
export function OwnPlan({ data, status, plans, copy, children }: Props): ReactElement {
	const { isPro, interval, price_pence: pence, planLabel } = data;
	const { free, monthly, annual } = plans;
	const isPaid = isPro && interval !== null && pence !== null;
	const renewal = isPaid ? renewalOf(data, copy) : null;
	return (
		<div className={`plan-card bill-own is-${isPro ? 'main' : 'plain'}`}>
			<PlanTop name={planLabel}>{status}</PlanTop>
			{isPaid && (
				<p className="plan-price">
					<strong>{formatPence(pence)}</strong> <span>{(interval === 'month' ? monthly : annual).per}</span>
				</p>
			)}
			{renewal && <p className="bill-renewal">{renewal}</p>}
			{!isPro && <p className="acc-soft">{copy.free}</p>}
			{isPro && !hasSubscription(data) && <p className="acc-soft">{copy.givenPro}</p>}
			<PlanFeatures features={(isPro ? monthly : free).features} />
			{children}
		</div>
	);
}

/** The sentence on the renewal; null while a payment is owed, since the notice above says so. */
function renewalOf(data: BillingResponse, copy: BillingPageCopy['plan']): string | null {
	const { cancels_at: ends, current_period_end: renews } = data;
	if (ends !== null) return fillIn(copy.ends, { date: formatDay(ends * 1000) });
	if (renews === null || isOwing(data)) return null;
	return fillIn(copy.renews, { date: formatDay(renews * 1000) });
}
