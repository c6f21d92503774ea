import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { ExportsMenu } from '../exports/ExportsMenu.tsx';
import type { Exported } from '../exports/exported.ts';
import { takeForCopying } from './arrival.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { useCopying } from './use-copying.ts';

export const COPY_BUTTON = 'optimizer-copy';

interface Props {
	readonly exported: Exported;
	/** The request id of the result. */
	readonly requestId: string;
	readonly copy: OptimiserCopy;
}

/** The copy button, and the menu of places that the prompt can go to. */
export function ResultActions({ exported, requestId, copy }: Props): ReactElement {
	const { result } = copy;
	const text = exported.answer.optimised_prompt;
	const [copying, handleCopy] = useCopying(text);
	const [isRefused, setRefused] = useState(false);
	useCopyOnArrival(requestId, handleCopy);
	return (
		<div className="opt-actions">
			<button
				type="button"
				id={COPY_BUTTON}
				className="button opt-copy"
				data-copying={copying}
				onClick={() => void handleCopy()}
			>
				{copying === 'copied' ? result.copied : result.copy}
			</button>
			<ExportsMenu exported={exported} copy={copy} onDone={setRefused} />
			<p className="opt-copied" role="status">
				{(copying === 'copied' || copying === 'again') && result.copiedNext}
			</p>
			{(copying === 'refused' || isRefused) && (
				<CopyByHand text={text} explanation={result.copyFailed} label={result.title} />
			)}
		</div>
	);
}

/** Copies a result when it arrives, if the preference says so. A refusal is shown as after a press of the button. */
function useCopyOnArrival(requestId: string, copy: () => Promise<void>): void {
	const copyRef = useRef(copy);
	useEffect(() => {
		if (takeForCopying(requestId)) void copyRef.current();
	}, [requestId]);
}
