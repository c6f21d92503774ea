import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { UsageState } from '#contract/optimise';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { useAccount } from '../account-state/use-account.ts';
import { fillIn, fillInCount } from './fill-in.ts';
import { formatLondonTime } from './london-time.ts';
import { offerUpgrade } from './open-dialog.ts';
import { $optimiser, $usage } from './optimiser.store.ts';

type Copy = OptimiserCopy['quota'];

export function QuotaBanner({ copy }: { readonly copy: Copy }): ReactElement | null {
	const state = useStore($optimiser);
	const usage = useStore($usage);
	const account = useAccount();
	const plan = account.kind === 'signedIn' ? account.account.planLabel : null;
	const isStopped = state.kind === 'limited' || state.kind === 'signInNeeded';
	const bannerRef = useRef<HTMLDivElement>(null);

	// Below a tall card it would go unseen; where it is in view already, nothing moves.
	useEffect(() => {
		if (isStopped) bannerRef.current?.scrollIntoView({ block: 'nearest' });
	}, [isStopped]);

	if (!isStopped && !usage) return null;
	return (
		<div className="opt-quota" ref={bannerRef} data-tone={isStopped ? 'stopped' : 'calm'} role="status">
			<div>
				{isStopped && <p className="opt-quota-message">{state.message}</p>}
				{usage && <p>{describeUsage(usage, plan, copy)}</p>}
			</div>
			{usage?.weeklyLimit !== null && (
				<div className="opt-quota-actions">
					{state.kind === 'signInNeeded' && (
						<a
							className="button is-small is-quiet"
							href="/signup"
							data-track="create_account_clicked"
							data-track-place="quota_banner"
						>
							{copy.signIn}
						</a>
					)}
					<button
						type="button"
						className={isStopped ? 'button is-small' : 'link-button'}
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

/** Plan, what is left, until when; a plan without a limit says so by its name. */
function describeUsage(usage: UsageState, plan: string | null, copy: Copy): string {
	const { remaining, weeklyLimit, resetsAtDate } = usage;
	if (weeklyLimit === null || remaining === null) return plan ?? copy.unlimited;
	const left = fillInCount(copy.left, remaining, { limit: weeklyLimit });
	const resets = fillIn(copy.resets, { when: formatLondonTime(resetsAtDate) });
	return [plan, left, resets].filter(Boolean).join(' · ');
}
