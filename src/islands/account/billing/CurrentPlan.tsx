import { type ReactElement, useEffect, useRef } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay } from '../dates.ts';
import { ActionButton } from './ActionButton.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { formatPence } from './money.ts';
import { SwitchPlan } from './SwitchPlan.tsx';
import { hasSubscription, isOwing, statusOf } from './standing.ts';
import type { Billing } from './use-billing.ts';

interface PlanProps extends Props {
	/** What the free plan gives. */
	readonly features: readonly string[];
}

interface Props {
	readonly data: BillingResponse;
	readonly billing: Billing;
	readonly copy: BillingPageCopy;
}

/** What the account has, what it costs and until when; and what can be changed about a subscription, whatever it gives now. */
export function CurrentPlan({ data, billing, copy, features }: PlanProps): ReactElement {
	const { plan } = copy;
	const status = statusOf(data);
	const lines = linesOf(data, plan);
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

	return (
		<section className="acc-card" aria-labelledby="billing-plan">
			<h2 id="billing-plan" ref={headingRef} tabIndex={-1}>
				{plan.title}
			</h2>
			<p className="acc-figure">{data.planLabel}</p>
			<p className="bill-status" data-status={isOwing(data) ? 'owing' : status}>
				<span className="visually-hidden">{plan.statusLabel}: </span>
				{plan.statuses[status] ?? status}
			</p>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
			{!data.isPro && (
				<ul className="bill-features">
					{features.map((feature) => (
						<li key={feature}>{feature}</li>
					))}
				</ul>
			)}
			{hasSubscription(data) && <PlanActions data={data} billing={billing} copy={copy} />}
		</section>
	);
}

function linesOf(data: BillingResponse, plan: BillingPageCopy['plan']): string[] {
	const { isPro, interval, price_pence: pence, cancels_at: ends, current_period_end: renews } = data;
	if (!isPro) return [plan.free];
	if (!hasSubscription(data)) return [plan.givenPro];
	const price = interval && pence !== null ? [fillIn(plan[interval], { price: formatPence(pence) })] : [];
	if (ends !== null) return [...price, fillIn(plan.ends, { date: formatDay(ends * 1000) })];
	const isRenewing = renews !== null && !isOwing(data);
	return isRenewing ? [...price, fillIn(plan.renews, { date: formatDay(renews * 1000) })] : price;
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
