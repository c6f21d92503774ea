import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { $optimiser, $usage } from '../stores/optimiser.store.ts';

interface Props {
	readonly copy: OptimiserCopy;
	/** How many runs come with a free account. */
	readonly freeLimit: number;
}

const load = () => import('./QuotaBanner.tsx').then((module) => module.QuotaBanner);

/** The place of what is left and of why a run was refused; nothing is known of either before the first run. */
export function QuotaSlot({ copy, freeLimit }: Props): ReactElement | null {
	const { kind } = useStore($optimiser);
	const isKnown = useStore($usage) !== null || kind === 'limited' || kind === 'signInNeeded';
	const lazy = useLazyPart(load, isKnown);
	if (!isKnown) return null;
	if (lazy.state === 'ready') return <lazy.part copy={copy.quota} freeLimit={freeLimit} />;
	return lazy.state === 'failed' ? <PartPending retry={lazy.retry} copy={copy.exports.part} /> : null;
}
