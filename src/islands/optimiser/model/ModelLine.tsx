import type { ReactElement } from 'react';
import type { ModelPage } from '#contract/model-page';
import { $account } from '#islands/account-state/account.store.ts';
import { useStore } from '#islands/store/use-store.ts';
import { fillIn } from '../fill-in.ts';
import { $isLet, standingOf } from './may-read.store.ts';

/** Below the button: which text is sent to which model, with a switch to turn that off. */
export function ModelLine({ page }: { readonly page: ModelPage }): ReactElement | null {
	const standing = standingOf(page, useStore($account), useStore($isLet));
	if (standing === 'plan' || standing === 'unknown') return null;
	const { line } = page.copy;
	const on = fillIn(page.isOwn ? line.onOwn : line.on, { host: page.hosts.join(', ') });
	return (
		<div className="opt-model-line">
			<p id="optimizer-model">{standing === 'on' ? on : line[standing]}</p>
			{standing !== 'account' && (
				<label>
					<input
						type="checkbox"
						role="switch"
						checked={standing === 'on'}
						aria-checked={standing === 'on'}
						aria-describedby="optimizer-model"
						onChange={(event) => $isLet.set(event.currentTarget.checked)}
					/>{' '}
					{line.switch}
				</label>
			)}
		</div>
	);
}
