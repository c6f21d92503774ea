import { type ComponentType, type ReactElement, useEffect, useRef } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { PartPending } from './PartPending.tsx';
import { useLazyPart } from './use-lazy-part.ts';

interface Props<Part extends ComponentType<never>> {
	readonly id: string;
	readonly label: string;
	readonly isOpen: boolean;
	readonly load: () => Promise<Part>;
	readonly copy: OptimiserCopy['exports']['part'];
	readonly children: (part: Part) => ReactElement;
}

/** A part of the result that most visitors never open: its code is loaded when it is opened. Closed, it keeps its state. */
export function LazyPanel<Part extends ComponentType<never>>(props: Props<Part>): ReactElement {
	const { id, label, isOpen, load, copy, children } = props;
	const lazy = useLazyPart(load, isOpen);
	const ref = useRef<HTMLElement>(null);
	const isReady = lazy.state === 'ready';
	useEffect(() => {
		if (!isOpen || !isReady) return;
		ref.current?.scrollIntoView({ block: 'nearest' });
		// A part that waits for a text is ready to take it.
		ref.current?.querySelector('textarea')?.focus({ preventScroll: true });
	}, [isOpen, isReady]);
	return (
		<section id={id} className="opt-extra" ref={ref} aria-label={label} hidden={!isOpen}>
			{lazy.state === 'ready'
				? children(lazy.part)
				: isOpen && <PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={copy} />}
		</section>
	);
}
