import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import type { HintCopy } from '#contract/answer-copy';
import { $optimiser } from '../optimiser.store.ts';
import { $prompt } from '../prompt.store.ts';
import { useLazyPart } from '../use-lazy-part.ts';

interface Props {
	readonly boxRef: RefObject<HTMLTextAreaElement | null>;
	readonly copy: HintCopy;
}

const load = () => import('./HintLine.tsx').then((module) => module.HintLine);
/** As long as it takes to see that someone is writing. */
const SETTLED_MS = 250;

/** Keeps a line free under the box. Its content is fetched while someone writes; without it nothing is missing. */
export function HintSlot({ boxRef, copy }: Props): ReactElement {
	const [isWanted, setWanted] = useState(false);
	const lazy = useLazyPart(load, isWanted);

	useEffect(() => {
		if (isWanted) return;
		let timer: ReturnType<typeof setTimeout>;
		const stopTyping = $prompt.subscribe((text) => {
			clearTimeout(timer);
			if (text.trim() !== '') timer = setTimeout(() => setWanted(true), SETTLED_MS);
		});
		// Who has sent the text waits for the result, and nothing should come before it.
		const stopRunning = $optimiser.listen(({ kind }) => kind === 'working' && clearTimeout(timer));
		return () => {
			clearTimeout(timer);
			stopTyping();
			stopRunning();
		};
	}, [isWanted]);

	return <div className="opt-hint">{lazy.state === 'ready' && <lazy.part boxRef={boxRef} copy={copy} />}</div>;
}
