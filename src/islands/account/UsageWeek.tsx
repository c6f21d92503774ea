import type { ReactElement, ReactNode } from 'react';
import type { UsageSummary } from '#contract/usage-summary';
import type { StatesCopy, UsageCopy } from '#copy/account-copy';
import { fillIn, fillInCount } from '../optimiser/fill-in.ts';
import { formatLondonTime } from '../optimiser/london-time.ts';
import { Pending } from './Pending.tsx';
import { Problem } from './Problem.tsx';
import { UsageBar } from './UsageBar.tsx';
import { refreshUsage, useUsage } from './usage.store.ts';

interface Props {
	readonly copy: UsageCopy;
	readonly states: StatesCopy;
	/** The buttons below the figures. */
	readonly children?: ReactNode;
}

/** This week's use: prompts used, the limit, and when the week ends. */
export function UsageWeek({ copy, states, children }: Props): ReactElement {
	const usage = useUsage();
	return (
		<section className="acc-card acc-week" aria-labelledby="usage-week">
			<h2 id="usage-week" className="acc-label">
				{copy.title}
			</h2>
			{(usage.kind === 'unknown' || usage.kind === 'loading') && <Pending label={states.loading} lines={3} />}
			{usage.kind === 'failed' && <Problem message={copy.failed} retry={states.retry} onRetry={refreshUsage} />}
			{usage.kind === 'signedOut' && <p>{copy.signIn}</p>}
			{usage.kind === 'ready' && <Week summary={usage.summary} copy={copy} />}
			{children}
		</section>
	);
}

interface WeekProps {
	readonly summary: UsageSummary;
	readonly copy: UsageCopy;
}

function Week({ summary, copy }: WeekProps): ReactElement {
	const { usedThisWeek: used, weeklyLimit: limit, resetsAtDate } = summary;
	if (limit === null) {
		return (
			<>
				<p className="acc-figure">{fillInCount(copy.usedUnlimited, used)}</p>
				<p className="acc-soft">{copy.unlimited}</p>
			</>
		);
	}
	const left = Math.max(0, limit - used);
	return (
		<>
			<p className="acc-figure">{fillIn(limit === 1 ? copy.left.one : copy.left.other, { n: left, limit })}</p>
			<UsageBar left={left} limit={limit} />
			<p className="acc-soft">{fillIn(copy.resets, { when: formatLondonTime(resetsAtDate) })}</p>
		</>
	);
}
