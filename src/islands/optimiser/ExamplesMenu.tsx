import { type FocusEvent, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';

interface Props {
	readonly copy: OptimiserCopy['examples'];
	readonly onPick: (text: string) => void;
}

/** A list of buttons behind a button: a select would fill the box at every arrow key. */
export function ExamplesMenu({ copy, onPick }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);

	function closeOnEscape(event: KeyboardEvent): void {
		if (event.key !== 'Escape' || !isOpen) return;
		event.preventDefault();
		setOpen(false);
		buttonRef.current?.focus();
	}

	function closeOnLeave(event: FocusEvent): void {
		if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
	}

	function pick(text: string): void {
		setOpen(false);
		onPick(text);
	}

	return (
		<div className="opt-examples" role="group" aria-label={copy.label} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
			<button
				type="button"
				className="opt-menu-button"
				ref={buttonRef}
				aria-expanded={isOpen}
				aria-controls="optimizer-examples"
				onClick={() => setOpen(!isOpen)}
			>
				{copy.label}
				<span className="opt-chevron" aria-hidden="true" />
			</button>
			<ul id="optimizer-examples" className="opt-menu" hidden={!isOpen}>
				{copy.items.map((item) => (
					<li key={item.id}>
						<button type="button" onClick={() => pick(item.text)}>
							{item.label}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
