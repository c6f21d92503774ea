import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { AccountResponse } from '#contract/account';
import type { UsageSummary } from '#contract/usage-summary';
import type { OverviewCopy, StatesCopy, UsageCopy } from '#copy/account-copy';
import { useAccount } from '../account-state/use-account.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { OWING } from './billing/standing.ts';
import { formatDay } from './dates.ts';
import { Pending } from './Pending.tsx';
import { UsageWeek } from './UsageWeek.tsx';
import { useUsage } from './usage.store.ts';
import { welcomePayment } from './welcome-payment.ts';

interface Props {
	readonly copy: OverviewCopy;
	readonly usage: UsageCopy;
	readonly states: StatesCopy;
	/** Stands on the edge of the first card. */
	readonly mascot?: ReactNode;
}

/** What there is to do comes first: to make a wish, or, with none left, to have more. */
export function Overview({ copy, usage: week, states, mascot }: Props): ReactElement {
	const state = useAccount();
	const usage = useUsage();
	const isSpent = usage.kind === 'ready' && isUsedUp(usage.summary);
	useEffect(() => welcomePayment(copy.paid), [copy]);
	const owner = state.kind === 'signedIn' ? (state.account.display_name ?? state.account.email) : '…';
	return (
		<>
			<header className="acc-head">
				<h1>{fillIn(copy.greeting, { name: owner })}</h1>
				{mascot}
			</header>
			<div className="acc-state">
				<UsageWeek copy={week} states={states}>
					<a className={isSpent ? 'button is-small is-quiet' : 'button is-small'} href={copy.startHref}>
						{copy.start}
					</a>
				</UsageWeek>
				{state.kind === 'signedIn' ? (
					<Plan account={state.account} isSpent={isSpent} copy={copy} />
				) : (
					<section className="acc-card">
						<h2 className="acc-label">{copy.plan}</h2>
						<Pending label={states.loading} />
					</section>
				)}
			</div>
		</>
	);
}

const isUsedUp = ({ weeklyLimit: limit, usedThisWeek: used }: UsageSummary): boolean => limit !== null && used >= limit;

interface PlanProps {
	readonly account: AccountResponse;
	/** No prompts are left this week. */
	readonly isSpent: boolean;
	readonly copy: OverviewCopy;
}

function Plan({ account, isSpent, copy }: PlanProps): ReactElement {
	const { isPro, planLabel, status } = account;
	return (
		<section className="acc-card" aria-labelledby="overview-plan">
			<h2 id="overview-plan" className="acc-label">
				{copy.plan}
			</h2>
			<p className="acc-figure">{planLabel}</p>
			{OWING.includes(status) ? (
				<p className="acc-problem">{copy.owing}</p>
			) : (
				<p className="acc-soft">{describePlan(account, copy)}</p>
			)}
			{isPro || OWING.includes(status) ? (
				<a className="button is-small is-quiet" href={copy.billingHref}>
					{copy.billing}
				</a>
			) : (
				<button
					type="button"
					className={isSpent ? 'button is-small' : 'button is-small is-quiet'}
					data-opens="upgrade-dialog"
					aria-haspopup="dialog"
				>
					{copy.upgrade}
				</button>
			)}
		</section>
	);
}

function describePlan(account: AccountResponse, copy: OverviewCopy): string {
	const { isPro, current_period_end: end, cancel_at_period_end: ends } = account;
	if (!isPro) return copy.freeNote;
	return end === null ? copy.proNote : fillIn(ends ? copy.ends : copy.renews, { date: formatDay(end * 1000) });
}
