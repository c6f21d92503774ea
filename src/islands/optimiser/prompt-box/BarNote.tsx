import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useAccount } from '#islands/account-state/use-account.ts';
import { useStore } from '#islands/store/use-store.ts';
import { fillInCount } from '../fill-in.ts';
import { $usage } from '../stores/optimiser.store.ts';
import { $replaced, undoReplace } from '../stores/prompt.store.ts';

interface Props {
	readonly copy: OptimiserCopy['form'];
	/** How many runs come without an account. */
	readonly guestLimit: number;
}

export const BAR_NOTE = 'optimizer-note';

/**
 * Says what replaced the visitor's text, with a button to restore it. Without a replacement it tells a guest what a run costs
 * before the first answer, and says when no runs are left.
 */
export function BarNote({ copy, guestLimit }: Props): ReactElement {
	const replaced = useStore($replaced);
	const usage = useStore($usage);
	const isOffered = guestLimit > 0 && !replaced && !usage;
	const isSpent = !replaced && usage?.remaining === 0;
	const account = useAccount();
	return (
		<div className="opt-bar-note" id={BAR_NOTE}>
			<p role="status">
				{replaced && (
					<>
						{copy.replaced[replaced.by]}{' '}
						<button type="button" className="link-button" onClick={undoReplace}>
							{replaced.by === 'draft' ? copy.restore : copy.undo}
						</button>
					</>
				)}
			</p>
			{isSpent && <p>{account.kind === 'signedIn' ? copy.spent.account : copy.spent.guest}</p>}
			{isOffered && <p className="opt-guest">{fillInCount(copy.guest, guestLimit)}</p>}
		</div>
	);
}
