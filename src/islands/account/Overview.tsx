import { type ReactElement, useEffect } from 'react';
import type { AccountResponse } from '#contract/account';
import type { OverviewCopy, StatesCopy, UsageCopy } from '#copy/account-copy';
import { useAccount } from '../account-state/use-account.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { OWING } from './billing/standing.ts';
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
				<section className="acc-card acc-wide acc-wish" aria-labelledby="overview-wish">
					<div>
						<h2 id="overview-wish">{copy.wish.title}</h2>
						<p className="acc-soft">{copy.wish.text}</p>
					</div>
					<a className="button" href={copy.wish.href}>
						{copy.wish.action}
					</a>
				</section>
				<RecentHistory copy={copy.history} states={states} />
				{state.kind === 'signedIn' ? (
					<Plan account={state.account} copy={copy} />
				) : (
					<section className="acc-card">
						<h2>{copy.plan}</h2>
						<Pending label={states.loading} />
					</section>
				)}
				<UsageWeek copy={usage} states={states} />
			</div>
		</>
	);
}

function Plan({ account, copy }: { readonly account: AccountResponse; readonly copy: OverviewCopy }): ReactElement {
	const { isPro, planLabel, status } = account;
	return (
		<section className="acc-card" aria-labelledby="overview-plan">
			<h2 id="overview-plan">{copy.plan}</h2>
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
				<button type="button" className="button is-small is-quiet" data-opens="upgrade-dialog" aria-haspopup="dialog">
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
