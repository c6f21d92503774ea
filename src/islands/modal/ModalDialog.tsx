import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Props {
	readonly title: string;
	readonly closeLabel: string;
	/** The dialog has an input: a press beside it must not close it and lose the text. */
	readonly isForm?: boolean;
	/** Called when the dialog has closed, for whatever reason. */
	readonly onClose: () => void;
	/** `close` closes it and gives the focus back. */
	readonly children: (close: () => void) => ReactNode;
}

/** A dialog that opens as it mounts. The browser keeps the focus inside, closes on Escape and gives the focus back. */
export function ModalDialog({ title, closeLabel, isForm = false, onClose, children }: Props): ReactElement {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const tellClosed = useEffectEvent(() => flushSync(onClose));

	useEffect(() => {
		const dialog = dialogRef.current;
		if (!dialog) return;
		if (!dialog.open) dialog.showModal();
		dialog.querySelector<HTMLElement>('[data-first]')?.focus();
		// Escape must not reach what lies behind the dialog.
		const keepEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
		dialog.addEventListener('keydown', keepEscape);
		// The `close` event comes too late: a key pressed before it would find the dialog still counted as open.
		const closing = new MutationObserver(() => !dialog.open && tellClosed());
		closing.observe(dialog, { attributeFilter: ['open'] });
		return () => {
			closing.disconnect();
			dialog.removeEventListener('keydown', keepEscape);
		};
	}, []);

	/** The page's script closes any dialog whose backdrop is pressed; the press stops here for this dialog. */
	function keepOpen(event: MouseEvent): void {
		if (isForm && event.target === dialogRef.current) event.stopPropagation();
	}

	const close = () => dialogRef.current?.close();

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the press only stops an event, so no key is needed
		<dialog ref={dialogRef} className="modal" aria-labelledby={titleId} onClick={keepOpen}>
			<div className="modal-head">
				<h2 id={titleId}>{title}</h2>
				<button type="button" className="dialog-close" onClick={close}>
					<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
						<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
					</svg>
					<span className="visually-hidden">{closeLabel}</span>
				</button>
			</div>
			{children(close)}
		</dialog>
	);
}
