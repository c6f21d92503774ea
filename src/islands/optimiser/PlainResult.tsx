import { type ReactElement, useRef } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { CopyByHand } from './CopyByHand.tsx';
import type { Delivered } from './optimiser.store.ts';
import { useArrival } from './use-arrival.ts';

interface Props {
	readonly delivered: Delivered;
	readonly copy: OptimiserCopy;
}

/** The prompt without anything around it: what there is when the code of the full view could not be had. */
export function PlainResult({ delivered, copy }: Props): ReactElement {
	const headingRef = useRef<HTMLHeadingElement>(null);
	useArrival(headingRef);
	return (
		<section className="opt-result" aria-labelledby="optimizer-result">
			<h3 id="optimizer-result" ref={headingRef} tabIndex={-1}>
				{copy.result.title}
			</h3>
			<CopyByHand
				text={delivered.answer.optimised_prompt}
				explanation={copy.workspace.plain}
				label={copy.result.title}
			/>
		</section>
	);
}
