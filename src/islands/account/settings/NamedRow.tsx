import type { ReactElement, ReactNode } from 'react';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { type Named, type RenameCopy, RenameForm } from './RenameForm.tsx';
import { useRowMode } from './use-row-mode.ts';

/** The texts of a row, the same for every row of its list. */
interface RowCopy extends RenameCopy {
	readonly rename: string;
	readonly remove: string;
	readonly removeQuestion: string;
	readonly removeYes: string;
	readonly of: string;
	readonly notDone: string;
}

interface Props<Item extends Named> {
	readonly item: Item;
	/** API address for renaming and removing. */
	readonly path: string;
	readonly maxChars: number;
	readonly copy: RowCopy;
	/** The line under the name. */
	readonly children: ReactNode;
	readonly onRenamed: (item: Item) => void;
	readonly onRemoved: () => void;
}

/** A row of a list of named items, which can be renamed in place or removed after a confirmation. */
export function NamedRow<Item extends Named>(props: Props<Item>): ReactElement {
	const { item, path, maxChars, copy, children, onRenamed, onRemoved } = props;
	const { mode, setMode, firstRef } = useRowMode();
	const about = (action: string): string => fillIn(copy.of, { action, name: item.name });
	const close = (): void => setMode('shown');

	async function remove(): Promise<void> {
		const outcome = await callApi('DELETE', path);
		if (outcome.isOk || outcome.refusal.status === 404) return onRemoved();
		showToast({ title: copy.notDone, message: outcome.refusal.message, tone: 'destructive' });
		close();
	}

	function handleRenamed(changed: Item): void {
		onRenamed(changed);
		close();
	}

	if (mode === 'renaming') {
		return (
			<li>
				<RenameForm
					item={item}
					path={path}
					maxChars={maxChars}
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
				<p className="acc-row-name">{item.name}</p>
				<p className="acc-soft">{children}</p>
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
