import { type ReactElement, useEffect, useRef } from 'react';
import type { UsageState } from '#contract/optimise';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useAccount } from '#islands/account-state/use-account.ts';
import { useStore } from '#islands/store/use-store.ts';
import { fillIn, fillInCount } from '../fill-in.ts';
import { formatLondonTime } from '../london-time.ts';
import { offerUpgrade } from '../panels/open-dialog.ts';
import { $optimiser, $usage } from '../stores/optimiser.store.ts';

type Copy = OptimiserCopy['quota'];

interface Props {
	readonly copy: Copy;
	/** The number of runs with a free account. */
	readonly freeLimit: number;
}

/** The runs a guest has left, and why a run was refused. An account sees its own above the box. */
export function QuotaBanner({ copy, freeLimit }: Props): ReactElement | null {
	const state = useStore($optimiser);
	const usage = useStore($usage);
	const account = useAccount();
	const plan = account.kind === 'signedIn' ? account.account.planLabel : null;
	const isStopped = state.kind === 'limited' || state.kind === 'signInNeeded';
	const bannerRef = useRef<HTMLDivElement>(null);

	// Scrolls the banner into view: below a tall card it would go unseen.
	useEffect(() => {
		if (isStopped) bannerRef.current?.scrollIntoView({ block: 'nearest' });
	}, [isStopped]);

	const isGuest = state.kind === 'signInNeeded';
	// After the free run a guest reads about an account instead of the date of the next free run.
	const isTried = freeLimit > 0 && (isGuest || (account.kind !== 'signedIn' && usage?.remaining === 0));
	if (!isStopped && (!usage || account.kind === 'signedIn')) return null;
	return (
		<div className="opt-quota" ref={bannerRef} data-tone={isStopped ? 'stopped' : 'calm'}>
			<div>
				{isStopped && <p className="opt-quota-message">{state.message}</p>}
				{isTried && <p>{fillInCount(copy.spent, freeLimit)}</p>}
				{usage && !isTried && <p>{describeUsage(usage, plan, copy)}</p>}
			</div>
			{usage?.weeklyLimit !== null && (
				<div className="opt-quota-actions">
					{(isGuest || isTried) && (
						<a
							className={isStopped ? 'button is-small' : 'link-button'}
							href="/signup"
							data-track="create_account_clicked"
							data-track-place="quota_banner"
						>
							{copy.signIn}
						</a>
					)}
					<button
						type="button"
						className={isStopped ? `button is-small ${isGuest ? 'is-quiet' : ''}` : 'link-button'}
						aria-haspopup="dialog"
						data-track="upgrade_cta_clicked"
						data-track-place="quota_banner"
						onClick={offerUpgrade}
					>
						{copy.upgrade}
					</button>
				</div>
			)}
		</div>
	);
}

/** The plan, the runs left and when they are renewed; for a plan without a limit its name alone. */
function describeUsage(usage: UsageState, plan: string | null, copy: Copy): string {
	const { remaining, weeklyLimit, resetsAtDate } = usage;
	if (weeklyLimit === null || remaining === null) return plan ?? copy.unlimited;
	const left = fillInCount(copy.left, remaining, { limit: weeklyLimit });
	const resets = fillIn(copy.resets, { when: formatLondonTime(resetsAtDate) });
	return [plan, left, resets].filter(Boolean).join(' · ');
}
