import type { ReactElement } from 'react';
import type { ModifierName } from '#contract/modifier-values';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { fillIn } from '../fill-in.ts';
import { offerUpgrade } from '../panels/open-dialog.ts';

interface Props {
	/** Names of the options that were reset because of the plan. */
	readonly limited: readonly ModifierName[];
	readonly copy: OptimiserCopy;
}

export function LimitedNote({ limited, copy }: Props): ReactElement | null {
	if (limited.length === 0) return null;
	const names = limited.map((name) => copy.advanced.fields[name]).join(', ');
	return (
		<p className="opt-limited">
			{fillIn(copy.result.limited, { names })}{' '}
			<button
				type="button"
				className="link-button"
				aria-haspopup="dialog"
				data-track="upgrade_cta_clicked"
				data-track-place="result"
				onClick={offerUpgrade}
			>
				{copy.quota.upgrade}
			</button>
		</p>
	);
}
