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

/** The week for everyone, the months for Pro. */
export function UsageReport({ copy, months, states }: Props): ReactElement {
	const usage = useUsage();
	const account = useAccount();
	const isPro = account.kind === 'signedIn' && account.account.isPro;
	return (
		<>
			<UsageWeek copy={copy} states={states} offersMore />
			{usage.kind === 'ready' && isPro && <MonthTable months={usage.summary.proMonthly} copy={months} />}
			{usage.kind === 'ready' && !isPro && <p className="acc-soft">{months.proOnly}</p>}
		</>
	);
}
