import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import type { Delivered } from '../stores/optimiser.store.ts';

interface Props {
	readonly asking: Delivered | null;
	readonly copy: OptimiserCopy;
}

const load = () => import('./Clarifier.tsx').then((module) => module.Clarifier);

/** Loads the code of the questions that must be answered first; few requests need it. */
export function ClarifierSlot({ asking, copy }: Props): ReactElement | null {
	const lazy = useLazyPart(load, asking !== null);
	if (!asking) return null;
	if (lazy.state === 'ready') return <lazy.part key={asking.answer.requestId} asking={asking} copy={copy} />;
	return <PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={copy.exports.part} />;
}
