import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from '../optimiser/menus/use-dismiss.ts';

export interface RowAction {
	readonly label: string;
	/** Whether the action deletes for good, which its style shows. */
	readonly isGrave?: boolean;
	readonly opensDialog?: boolean;
	readonly onPress: () => void;
}

interface Props {
	readonly label: string;
	/** Names the row for screen readers. */
	readonly about: string;
	readonly actions: readonly RowAction[];
}

/** The rarer actions of a row, behind one button. The focus returns to the button before an action runs. */
export function RowMenu({ label, about, actions }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const ref = useRef<HTMLDivElement>(null);
	const id = useId();
	const close = useCallback(() => setOpen(false), []);
	useDismiss(ref, isOpen, close);

	// The code for the keys is loaded with the first opening, as a file of its own, so that the prompt box's file stays separate.
	useEffect(() => {
		if (!isOpen) return;
		ref.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
		const stop = new AbortController();
		import('../optimiser/exports/step-through-menu.ts').then(
			({ stepThroughMenu }) => ref.current?.addEventListener('keydown', stepThroughMenu, { signal: stop.signal }),
			// When the code fails to load, Tab still leaves the menu.
			() => {},
		);
		return () => stop.abort();
	}, [isOpen]);

	function openByArrow(event: KeyboardEvent): void {
		if (event.key !== 'ArrowDown' || isOpen) return;
		event.preventDefault();
		setOpen(true);
	}

	function choose({ onPress }: RowAction): void {
		ref.current?.querySelector('button')?.focus();
		close();
		onPress();
	}

	return (
		<div className="row-menu" ref={ref}>
			<button
				type="button"
				id={id}
				className="row-button is-icon"
				title={label}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				onKeyDown={openByArrow}
			>
				<span className="visually-hidden">
					{label} {about}
				</span>
				<svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
					<path d="M4 8.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z" />
				</svg>
			</button>
			{isOpen && (
				<div className="row-actions" role="menu" aria-labelledby={id}>
					{actions.map((action) => (
						<button
							key={action.label}
							type="button"
							role="menuitem"
							tabIndex={-1}
							data-grave={action.isGrave}
							aria-haspopup={action.opensDialog ? 'dialog' : undefined}
							onClick={() => choose(action)}
						>
							{action.label}
						</button>
					))}
				</div>
			)}
		</div>
	);
}
