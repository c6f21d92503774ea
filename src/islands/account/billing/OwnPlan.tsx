import type { ReactElement, ReactNode } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { formatDay } from '../dates.ts';
import { formatPence } from './money.ts';
import { type PlanFact, PlanFacts } from './PlanFacts.tsx';
import type { PlansInWords } from './PlanParts.tsx';
import { hasSubscription, isOwing } from './standing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly status: ReactNode;
	readonly plans: PlansInWords;
	readonly copy: BillingPageCopy['plan'];
	/** Buttons for the plan. */
	readonly children: ReactNode;
}

/** The plan that is paid for or was given, in facts, with what can be done about it. */
export function OwnPlan({ data, status, plans, copy, children }: Props): ReactElement {
	const { isPro, interval, price_pence: pence, planLabel } = data;
	const isPaid = isPro && interval !== null && pence !== null;
	const facts: PlanFact[] = [{ label: copy.facts.plan, value: planLabel, note: status }];
	if (isPaid) {
		const { per } = interval === 'month' ? plans.monthly : plans.annual;
		facts.push({ label: copy.facts.price, value: formatPence(pence), note: per }, ...renewalOf(data, copy));
	}
	return (
		<div className="acc-card bill-own">
			<PlanFacts facts={facts} />
			{!isPro && <p className="acc-soft">{copy.free}</p>}
			{isPro && !hasSubscription(data) && <p className="acc-soft">{copy.givenPro}</p>}
			{children}
		</div>
	);
}

/** When it renews or ends; nothing while a payment is owed, since the notice above says so. */
function renewalOf(data: BillingResponse, { facts, endsNote }: BillingPageCopy['plan']): PlanFact[] {
	const { cancels_at: ends, current_period_end: renews } = data;
	if (ends !== null) return [{ label: facts.ends, value: formatDay(ends * 1000), note: endsNote }];
	if (renews === null || isOwing(data)) return [];
	return [{ label: facts.renews, value: formatDay(renews * 1000) }];
}
