import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { useDismiss } from './use-dismiss.ts';

interface Props {
	readonly copy: OptimiserCopy['examples'];
	readonly onPick: (text: string) => void;
}

/** A list of buttons behind a button: a select would fill the box at every arrow key. */
export function ExamplesMenu({ copy, onPick }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const menuRef = useRef<HTMLDivElement>(null);
	const close = useCallback(() => setOpen(false), []);

	useDismiss(menuRef, isOpen, close);

	function pick(text: string): void {
		close();
		onPick(text);
	}

	return (
		<div className="opt-examples" ref={menuRef}>
			<button
				type="button"
				className="opt-menu-button"
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
