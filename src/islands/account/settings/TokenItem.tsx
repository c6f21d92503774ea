import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ApiTokenItem } from '#contract/api-tokens';
import type { TokensCopy } from '#contract/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { RenameForm } from './RenameForm.tsx';
import { RevokeQuestion } from './RevokeQuestion.tsx';

interface Props {
	readonly token: ApiTokenItem;
	readonly copy: TokensCopy;
	readonly onRenamed: (token: ApiTokenItem) => void;
	readonly onRevoked: () => void;
}

export function TokenItem({ token, copy, onRenamed, onRevoked }: Props): ReactElement {
	const [mode, setMode] = useState<'shown' | 'renaming' | 'asking'>('shown');
	const renameRef = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(false);
	const { id, name, ending, created_at: created, used_at: used } = token;
	const about = (action: string): string => fillIn(copy.of, { action, name });

	// What had the focus is gone: it goes back to the row.
	useEffect(() => {
		if (mode === 'shown' && wasOpen.current) renameRef.current?.focus();
		wasOpen.current = mode !== 'shown';
	}, [mode]);

	const close = (): void => setMode('shown');

	async function revoke(): Promise<void> {
		const outcome = await callApi('DELETE', `/api/account/tokens/${id}`);
		if (outcome.isOk || outcome.refusal.status === 404) onRevoked();
		else showToast({ message: outcome.refusal.message, tone: 'destructive' });
	}

	if (mode === 'renaming') {
		const handleRenamed = (changed: ApiTokenItem) => {
			onRenamed(changed);
			close();
		};
		return (
			<li>
				<RenameForm token={token} copy={copy} onRenamed={handleRenamed} onCancel={close} />
			</li>
		);
	}
	return (
		<li>
			<div>
				<p className="acc-row-name">{name}</p>
				<p className="acc-soft">
					{fillIn(copy.ending, { ending })} · {fillIn(copy.created, { date: formatDay(created) })} ·{' '}
					{used === null ? copy.neverUsed : fillIn(copy.used, { when: formatMoment(used) })}
				</p>
			</div>
			{mode === 'asking' ? (
				<RevokeQuestion copy={copy} onYes={revoke} onNo={close} />
			) : (
				<div className="acc-row">
					<button
						type="button"
						className="link-button"
						ref={renameRef}
						aria-label={about(copy.rename)}
						onClick={() => setMode('renaming')}
					>
						{copy.rename}
					</button>
					<button
						type="button"
						className="link-button"
						aria-label={about(copy.revoke)}
						onClick={() => setMode('asking')}
					>
						{copy.revoke}
					</button>
				</div>
			)}
		</li>
	);
}
