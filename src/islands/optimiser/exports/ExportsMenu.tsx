import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useDismiss } from '../menus/use-dismiss.ts';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import type { Exported } from './exported.ts';

interface Props {
	readonly exported: Exported;
	readonly copy: OptimiserCopy;
	/** Called after an export; `isCopyRefused` when the browser refused to copy. */
	readonly onDone: (isCopyRefused: boolean) => void;
}

const load = () => import('./ExportsList.tsx').then((module) => module.ExportsList);

/** The menu of exports. Its code is loaded at the first opening. */
export function ExportsMenu({ exported, copy, onDone }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const menuRef = useRef<HTMLDivElement>(null);
	const close = useCallback(() => setOpen(false), []);
	const lazy = useLazyPart(load, isOpen);
	const { label, part } = copy.exports;

	useDismiss(menuRef, isOpen, close);

	function finish(isCopyRefused = false): void {
		menuRef.current?.querySelector('button')?.focus();
		onDone(isCopyRefused);
		close();
	}

	function openByArrow(event: KeyboardEvent): void {
		if (event.key !== 'ArrowDown' || isOpen) return;
		event.preventDefault();
		setOpen(true);
	}

	return (
		<div className="opt-exports" ref={menuRef}>
			<button
				type="button"
				className="button is-quiet"
				aria-haspopup="menu"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				onKeyDown={openByArrow}
			>
				{label}
				<span className="opt-chevron" aria-hidden="true" />
			</button>
			{isOpen && (
				<div className="opt-menu">
					{lazy.state === 'ready' ? (
						<lazy.part exported={exported} copy={copy} onDone={finish} />
					) : (
						<PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={part} />
					)}
				</div>
			)}
		</div>
	);
}
