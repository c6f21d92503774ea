import { type ReactElement, useEffect, useRef } from 'react';
import type { BillingResponse } from '#contract/billing';
import type { BillingPageCopy } from '#copy/billing-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay } from '../dates.ts';
import { ActionButton } from './ActionButton.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { OwnPlan } from './OwnPlan.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { PlansInWords } from './PlanParts.tsx';
import { SwitchPlan } from './SwitchPlan.tsx';
import { hasSubscription, isOwing, statusOf } from './standing.ts';
import type { Billing } from './use-billing.ts';

interface Props {
	readonly data: BillingResponse;
	readonly billing: Billing;
	readonly plans: PlansInWords;
	readonly copy: BillingPageCopy;
}

/** The plan of the account with its actions; or, without a subscription, the plans to choose from. */
export function CurrentPlan({ data, billing, plans, copy }: Props): ReactElement {
	const { plan } = copy;
	const status = statusOf(data);
	const headingRef = useRef<HTMLHeadingElement>(null);

	const busyBefore = useRef(billing.busy);

	// The pressed button may have been replaced by another. The action may end in the same render that shows its effect.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the outcome of an action moves the focus
	useEffect(() => {
		const isOfAction = billing.busy !== null || busyBefore.current !== null;
		if (isOfAction && document.activeElement === document.body) headingRef.current?.focus();
	}, [data]);
	useEffect(() => {
		busyBefore.current = billing.busy;
	});

	const isSubscribed = hasSubscription(data);
	const badge = (isSubscribed || status !== 'active') && (
		<strong className="bill-status" data-status={isOwing(data) ? 'owing' : status}>
			<span className="visually-hidden">{plan.statusLabel}: </span>
			{plan.statuses[status] ?? status}
		</strong>
	);
	const demo = data.isDemo && <p className="bill-demo">{copy.demo}</p>;
	return (
		<section className="acc-part bill-plan" aria-labelledby="billing-plan">
			<h2 id="billing-plan" ref={headingRef} tabIndex={-1}>
				{plan.title}
			</h2>
			{isSubscribed || data.isPro ? (
				<>
					<OwnPlan data={data} status={badge} plans={plans} copy={plan}>
						{isSubscribed && <PlanActions data={data} billing={billing} copy={copy} />}
					</OwnPlan>
					{demo}
				</>
			) : (
				<PlanChoice canBuy={data.canBuy} status={badge} note={demo} plans={plans} billing={billing} copy={copy} />
			)}
		</section>
	);
}

/** A cancelled subscription can be resumed; another can be cancelled, and changed while it is Pro and nothing is owed. */
function PlanActions({ data, billing, copy }: Pick<Props, 'data' | 'billing' | 'copy'>): ReactElement {
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
