import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';
import { useMenuKeys } from './use-menu-keys.ts';

interface Props {
	/** `examples`: part of its ids and classes. */
	readonly name: string;
	readonly label: string;
	/** Whether the closed menu lies open beside its button, in one line. */
	readonly isSpread?: boolean;
	/** The entries of the menu; rendered even while it is closed. */
	readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A menu of texts for the prompt box, not a select, which would fill the box at every arrow key. */
export function PromptMenu({ name, label, isSpread = false, children }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const menuRef = useRef<HTMLDivElement>(null);
	const close = useCallback(() => setOpen(false), []);
	useDismiss(menuRef, isOpen, close);
	useMenuKeys(menuRef, isOpen);
	return (
		<div className={`opt-${name}`} ref={menuRef}>
			<button
				type="button"
				className="opt-menu-button"
				aria-expanded={isOpen}
				aria-controls={`optimizer-${name}`}
				onClick={() => setOpen(!isOpen)}
			>
				{label}
				<span className="opt-chevron" aria-hidden="true" />
			</button>
			<div
				id={`optimizer-${name}`}
				className="opt-menu"
				data-spread={(isSpread && !isOpen) || undefined}
				hidden={!isOpen && !isSpread}
			>
				{children(isOpen, close)}
			</div>
		</div>
	);
}
