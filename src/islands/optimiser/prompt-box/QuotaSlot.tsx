import { type ReactElement, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useAccount } from '#islands/account-state/use-account.ts';
import { useStore } from '#islands/store/use-store.ts';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { $optimiser, $usage } from '../stores/optimiser.store.ts';

interface Props {
	readonly copy: OptimiserCopy;
	/** The number of runs with a free account. */
	readonly freeLimit: number;
}

const load = () => import('./QuotaBanner.tsx').then((module) => module.QuotaBanner);

/** Waits until the visitor has seen the new result. */
const READ_MS = 1000;

/** Loads the banner with a guest's remaining runs, a moment after the result, or with the reason of a refused run, at once. */
export function QuotaSlot({ copy, freeLimit }: Props): ReactElement | null {
	const { kind } = useStore($optimiser);
	const isGuest = useAccount().kind !== 'signedIn';
	const isKnown = useStore($usage) !== null && isGuest;
	const [isRead, setRead] = useState(false);
	const isStopped = kind === 'limited' || kind === 'signInNeeded';
	const lazy = useLazyPart(load, isRead || isStopped);

	useEffect(() => {
		if (!isKnown) return;
		const timer = setTimeout(setRead, READ_MS, true);
		return () => clearTimeout(timer);
	}, [isKnown]);

	if (!isKnown && !isStopped) return null;
	return (
		<div className="opt-quota-place">
			{lazy.state === 'ready' && <lazy.part copy={copy.quota} freeLimit={freeLimit} />}
			{lazy.state === 'failed' && <PartPending retry={lazy.retry} copy={copy.exports.part} />}
		</div>
	);
}
