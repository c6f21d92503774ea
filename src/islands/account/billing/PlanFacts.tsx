import type { ReactElement } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { formatDay } from '../dates.ts';
import { formatPence } from './money.ts';
import { hasSubscription, isOwing } from './standing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly copy: BillingPageCopy;
}

type Fact = readonly [name: string, said: string];

/** What is paid, when it is paid next, and with what, side by side. */
export function PlanFacts({ data, copy }: Props): ReactElement | null {
	const facts = factsOf(data, copy);
	if (facts.length === 0) return null;
	return (
		<dl className="bill-facts">
			{facts.map(([name, said]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{said}</dd>
				</div>
			))}
		</dl>
	);
}

/** Of a subscription that gives nothing now there is nothing to say here: the notice above says what is owed. */
function factsOf(data: BillingResponse, { plan, card }: BillingPageCopy): readonly Fact[] {
	const { isPro, interval, price_pence: pence } = data;
	const { facts } = plan;
	if (!hasSubscription(data)) {
		if (isPro) return [];
		return [
			[facts.price, facts.free],
			[facts.renewal, facts.never],
			[card.title, card.none],
		];
	}
	if (!isPro) return [];
	const renewal = renewalOf(data, plan);
	const price = interval && pence !== null ? fillIn(plan[interval], { price: formatPence(pence) }) : null;
	return [...(price ? [[facts.price, price] as const] : []), ...(renewal ? [[facts.renewal, renewal] as const] : [])];
}

function renewalOf(data: BillingResponse, plan: BillingPageCopy['plan']): string | null {
	const { cancels_at: ends, current_period_end: renews } = data;
	if (ends !== null) return fillIn(plan.ends, { date: formatDay(ends * 1000) });
	if (renews === null || isOwing(data)) return null;
	return fillIn(plan.renews, { date: formatDay(renews * 1000) });
}
