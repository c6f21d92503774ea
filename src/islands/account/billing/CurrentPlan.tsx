import { type ReactElement, useEffect, useRef } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay } from '../dates.ts';
import { ActionButton } from './ActionButton.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { SwitchPlan } from './SwitchPlan.tsx';
import { hasSubscription, isOwing, statusOf } from './standing.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** What the account has, what it costs and until when; and what can be changed about a subscription, whatever it gives now. */
export function CurrentPlan({ data, billing, copy }: Props): ReactElement {
	const { plan } = copy;
	const status = statusOf(data);
	const headingRef = useRef<HTMLHeadingElement>(null);

	const busyBefore = useRef(billing.busy);

	// The button that was pressed may have given way to another. The action may end in the very render that brings what it did.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what comes of an action moves the focus
	useEffect(() => {
		const isOfAction = billing.busy !== null || busyBefore.current !== null;
		if (isOfAction && document.activeElement === document.body) headingRef.current?.focus();
	}, [data]);
	useEffect(() => {
		busyBefore.current = billing.busy;
	});

	const isSubscribed = hasSubscription(data);
	return (
		<section className="acc-card bill-now" aria-labelledby="billing-plan">
			<div className="bill-plan">
				<h2 id="billing-plan" className="acc-label" ref={headingRef} tabIndex={-1}>
					{plan.title}
				</h2>
				<p className="acc-figure">
					{data.planLabel}
					{(isSubscribed || status !== 'active') && (
						<span className="bill-status" data-status={isOwing(data) ? 'owing' : status}>
							<span className="visually-hidden">{plan.statusLabel}: </span>
							{plan.statuses[status] ?? status}
						</span>
					)}
				</p>
				{!data.isPro && <p className="acc-soft">{plan.free}</p>}
				{data.isPro && !isSubscribed && <p className="acc-soft">{plan.givenPro}</p>}
			</div>
			<PlanFacts data={data} copy={copy} />
			{isSubscribed && <PlanActions data={data} billing={billing} copy={copy} />}
		</section>
	);
}

/** One that ends can be resumed; one that goes on can be cancelled, and changed while it is Pro and nothing is owed. */
function PlanActions({ data, billing, copy }: Props): ReactElement {
	const { resume } = copy;
	async function keep(): Promise<void> {
		const end = await billing.resume(data.subscription_id);
		if (end) showToast({ title: resume.doneTitle, message: fillIn(resume.done, { date: formatDay(end) }) });
		await billing.settle();
	}

	return (
		<div className="bill-actions">
			{data.cancels_at !== null ? (
				<ActionButton
					action="resume"
					billing={billing}
					label={resume.action}
					working={copy.working}
					onPress={() => void keep()}
				/>
			) : (
				<>
					{data.isPro && data.interval && !isOwing(data) && (
						<SwitchPlan from={data.interval} billing={billing} copy={copy} />
					)}
					<CancelPlan data={data} billing={billing} copy={copy} />
				</>
			)}
		</div>
	);
}
