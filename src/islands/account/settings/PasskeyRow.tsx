import type { ReactElement } from 'react';
import { PASSKEY_NAME_MAX_CHARS } from '#contract/limits';
import type { WaysInCopy } from '#contract/settings-copy';
import type { PasskeyItem } from '#contract/ways-in';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { formatDay, formatMoment } from '../dates.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { RenameForm } from './RenameForm.tsx';
import { useRowMode } from './use-row-mode.ts';

interface Props {
	readonly passkey: PasskeyItem;
	readonly copy: WaysInCopy;
	readonly onRenamed: (passkey: PasskeyItem) => void;
	readonly onRemoved: () => void;
}

export function PasskeyRow({ passkey, copy, onRenamed, onRemoved }: Props): ReactElement {
	const { mode, setMode, firstRef } = useRowMode();
	const { id, name, created_at: created, used_at: used } = passkey;
	const path = `/api/account/passkeys/${id}`;
	const about = (action: string): string => fillIn(copy.of, { action, name });
	const close = (): void => setMode('shown');

	async function remove(): Promise<void> {
		const outcome = await callApi('DELETE', path);
		if (outcome.isOk || outcome.refusal.status === 404) return onRemoved();
		showToast({ title: copy.notDone, message: outcome.refusal.message, tone: 'destructive' });
		close();
	}

	if (mode === 'renaming') {
		const handleRenamed = (changed: PasskeyItem): void => {
			onRenamed(changed);
			close();
		};
		return (
			<li>
				<RenameForm
					item={passkey}
					path={path}
					maxChars={PASSKEY_NAME_MAX_CHARS}
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
					{fillIn(copy.created, { date: formatDay(created) })},{' '}
					{used === null ? copy.neverUsed : fillIn(copy.used, { when: formatMoment(used) })}
				</p>
			</div>
			{mode === 'asking' ? (
				<RemoveQuestion
					question={copy.removeQuestion}
					yes={copy.removeYes}
					no={copy.cancel}
					onYes={remove}
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
						aria-label={about(copy.remove)}
						onClick={() => setMode('asking')}
					>
						{copy.remove}
					</button>
				</div>
			)}
		</li>
	);
}
