import type { ReactElement } from 'react';
import type { MonthsCopy, StatesCopy, UsageCopy } from '#copy/account-copy';
import { useAccount } from '../account-state/use-account.ts';
import { MonthTable } from './MonthTable.tsx';
import { UsageWeek } from './UsageWeek.tsx';
import { useUsage } from './usage.store.ts';

interface Props {
	readonly copy: UsageCopy;
	readonly months: MonthsCopy;
	readonly states: StatesCopy;
}

/** The week's use for every plan, and below it the months for Pro or a link to Pro. */
export function UsageReport({ copy, months, states }: Props): ReactElement {
	const usage = useUsage();
	const account = useAccount();
	const isPro = account.kind === 'signedIn' && account.account.isPro;
	if (isPro) {
		return (
			<>
				<UsageWeek copy={copy} states={states} />
				{usage.kind === 'ready' && <MonthTable months={usage.summary.proMonthly} copy={months} />}
			</>
		);
	}
	return (
		<div className="acc-state">
			<UsageWeek copy={copy} states={states} />
			<section className="acc-card" aria-labelledby="usage-months">
				<h2 id="usage-months" className="acc-label">
					{months.title}
				</h2>
				<p>{months.proOnly}</p>
				<button type="button" className="button is-small" data-opens="upgrade-dialog" aria-haspopup="dialog">
					{copy.upgrade}
				</button>
			</section>
		</div>
	);
}
