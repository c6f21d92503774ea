import { type ReactElement, useRef, useState } from 'react';
import type { QuestionCopy } from '#copy/list-copy';
import { ModalDialog } from './ModalDialog.tsx';

interface Props {
	readonly copy: QuestionCopy;
	/** The paragraph of the question, instead of the one in `copy`. */
	readonly text?: string;
	/** The message when the action fails. */
	readonly failed: string;
	/** Whether the action cannot be undone, which the button's style shows. */
	readonly isGrave?: boolean;
	readonly onYes: () => Promise<boolean>;
	/** Called when the dialog has closed. */
	readonly onClose: (isDone: boolean) => void;
}

/** Asks for confirmation before an action that matters. The button that cancels has the focus. */
export function QuestionDialog({
	copy,
	text = copy.text,
	failed,
	isGrave = true,
	onYes,
	onClose,
}: Props): ReactElement {
	const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
	const isDone = useRef(false);

	async function doIt(close: () => void): Promise<void> {
		if (state === 'busy') return;
		setState('busy');
		isDone.current = await onYes();
		if (isDone.current) close();
		else setState('failed');
	}

	return (
		<ModalDialog title={copy.title} closeLabel={copy.no} onClose={() => onClose(isDone.current)}>
			{(close) => (
				<>
					<p className="modal-text">{text}</p>
					<div role="alert">{state === 'failed' && <p className="modal-problem">{failed}</p>}</div>
					<div className="modal-actions">
						<button type="button" className="button is-small is-quiet" data-first onClick={close}>
							{copy.no}
						</button>
						<button
							type="button"
							className={isGrave ? 'button is-small is-danger' : 'button is-small'}
							aria-disabled={state === 'busy'}
							onClick={() => void doIt(close)}
						>
							{state === 'busy' ? copy.busy : copy.yes}
						</button>
					</div>
				</>
			)}
		</ModalDialog>
	);
}
