import { type ReactElement, useEffect } from 'react';
import type { AccountResponse } from '#contract/account';
import type { OverviewCopy, StatesCopy, UsageCopy } from '#contract/account-copy';
import { useAccount } from '../account-state/use-account.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { formatDay } from './dates.ts';
import { Pending } from './Pending.tsx';
import { RecentHistory } from './RecentHistory.tsx';
import { UsageWeek } from './UsageWeek.tsx';
import { welcomePayment } from './welcome-payment.ts';

interface Props {
	readonly copy: OverviewCopy;
	readonly usage: UsageCopy;
	readonly states: StatesCopy;
}

export function Overview({ copy, usage, states }: Props): ReactElement {
	const state = useAccount();
	useEffect(() => welcomePayment(copy.paid), [copy]);
	const owner = state.kind === 'signedIn' ? (state.account.display_name ?? state.account.email) : '…';
	return (
		<>
			<p className="lede acc-owner">{fillIn(copy.greeting, { name: owner })}</p>
			<div className="acc-grid">
				{state.kind === 'signedIn' ? (
					<Plan account={state.account} copy={copy} />
				) : (
					<section className="acc-card">
						<h2>{copy.plan}</h2>
						<Pending label={states.loading} />
					</section>
				)}
				<UsageWeek copy={usage} states={states} />
				<RecentHistory copy={copy.history} states={states} />
			</div>
		</>
	);
}

function Plan({ account, copy }: { readonly account: AccountResponse; readonly copy: OverviewCopy }): ReactElement {
	const { isPro, planLabel, current_period_end: end, cancel_at_period_end: ends } = account;
	return (
		<section className="acc-card" aria-labelledby="overview-plan">
			<h2 id="overview-plan">{copy.plan}</h2>
			<p className="acc-figure">{planLabel}</p>
			{isPro && end !== null ? (
				<p className="acc-soft">{fillIn(ends ? copy.ends : copy.renews, { date: formatDay(end * 1000) })}</p>
			) : (
				<p className="acc-soft">{isPro ? copy.proNote : copy.freeNote}</p>
			)}
			{!isPro && (
				<button type="button" className="button is-small" data-opens="upgrade-dialog" aria-haspopup="dialog">
					{copy.upgrade}
				</button>
			)}
		</section>
	);
}
