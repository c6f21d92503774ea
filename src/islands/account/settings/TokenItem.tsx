import type { ReactElement } from 'react';
import type { ApiTokenItem } from '#contract/api-tokens';
import { API_TOKEN_NAME_MAX_CHARS } from '#contract/limits';
import type { TokensCopy } from '#contract/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { RenameForm } from './RenameForm.tsx';
import { useRowMode } from './use-row-mode.ts';

interface Props {
	readonly token: ApiTokenItem;
	readonly copy: TokensCopy;
	readonly onRenamed: (token: ApiTokenItem) => void;
	readonly onRevoked: () => void;
}

export function TokenItem({ token, copy, onRenamed, onRevoked }: Props): ReactElement {
	const { mode, setMode, firstRef } = useRowMode();
	const { id, name, ending, scope, created_at: created, used_at: used, expires_at: expires } = token;
	const about = (action: string): string => fillIn(copy.of, { action, name });

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
				<RenameForm
					item={token}
					path={`/api/account/tokens/${id}`}
					maxChars={API_TOKEN_NAME_MAX_CHARS}
					copy={copy}
					onRenamed={handleRenamed}
					onCancel={close}
				/>
			</li>
		);
	}
	return (
		<li>
			<div>
				<p className="acc-row-name">{name}</p>
				<p className="acc-soft">
					{fillIn(copy.ending, { ending })} · {fillIn(copy.created, { date: formatDay(created) })} ·{' '}
					{used === null ? copy.neverUsed : fillIn(copy.used, { when: formatMoment(used) })} · {copy.scopes[scope]}
					{expires !== null && ` · ${fillIn(copy.ends, { date: formatDay(expires) })}`}
				</p>
			</div>
			{mode === 'asking' ? (
				<RemoveQuestion
					question={copy.revokeQuestion}
					yes={copy.revokeYes}
					no={copy.cancel}
					onYes={revoke}
					onNo={close}
				/>
			) : (
				<div className="acc-row">
					<button
						type="button"
						className="link-button"
						ref={firstRef}
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
