import type { ReactElement } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { formatDay } from '../dates.ts';
import { ActionButton } from './ActionButton.tsx';
import { isOwing } from './standing.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** After a failed payment: how long Pro continues, and a button to pay. */
export function OwingNotice({ data, billing, copy }: Props): ReactElement | null {
	if (!isOwing(data)) return null;
	const { past_due_until: until, isPro } = data;
	const { owing } = copy;
	return (
		<section className="bill-owing" aria-labelledby="billing-owing">
			<div>
				<h2 id="billing-owing">{owing.title}</h2>
				<p>{isPro && until !== null ? fillIn(owing.grace, { date: formatDay(until * 1000) }) : owing.over}</p>
			</div>
			<ActionButton
				action="portal"
				billing={billing}
				label={owing.action}
				working={copy.working}
				onPress={() => void billing.openPortal()}
			/>
		</section>
	);
}
