import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { $optimiser } from '../stores/optimiser.store.ts';
import { $prompt } from '../stores/prompt.store.ts';

interface Props {
	readonly boxRef: RefObject<HTMLTextAreaElement | null>;
	readonly copy: OptimiserCopy['hint'];
}

const load = () => import('./HintLine.tsx').then((module) => module.HintLine);
/** How long the box has text before the hints are fetched. */
const SETTLED_MS = 250;

/** A line under the box with hints, which are fetched while someone writes. */
export function HintSlot({ boxRef, copy }: Props): ReactElement {
	const isEmpty = useStore($prompt) === '';
	const [isWanted, setWanted] = useState(false);
	const lazy = useLazyPart(load, isWanted);

	useEffect(() => {
		if (isWanted) return;
		let timer: ReturnType<typeof setTimeout>;
		const stopTyping = $prompt.subscribe((text) => {
			clearTimeout(timer);
			if (text.trim() !== '') timer = setTimeout(() => setWanted(true), SETTLED_MS);
		});
		// After the text was sent the visitor waits for the result, and no hint should appear above it.
		const stopRunning = $optimiser.listen(({ kind }) => kind === 'working' && clearTimeout(timer));
		return () => {
			clearTimeout(timer);
			stopTyping();
			stopRunning();
		};
	}, [isWanted]);

	return (
		<div className="opt-hint">{!isEmpty && lazy.state === 'ready' && <lazy.part boxRef={boxRef} copy={copy} />}</div>
	);
}
