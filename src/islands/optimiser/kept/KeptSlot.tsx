import { type ReactElement, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { isResultParked } from '../prompt-box/draft.ts';
import { takeHistoryLink } from '../prompt-box/history-link.ts';

const load = () => import('./KeptPrompt.tsx').then((module) => module.KeptPrompt);
const loadParked = () => import('../parked/open-parked.ts').then((module) => module.openParked);

/** Shows the earlier prompt that the address asks for; without one, the result that a guest left. */
export function KeptSlot({ copy }: { readonly copy: OptimiserCopy }): ReactElement | null {
	const [id, setId] = useState<string | null>(null);
	const lazy = useLazyPart(load, id !== null);
	const [isParked, setParked] = useState(false);
	const parked = useLazyPart(loadParked, isParked);
	const openParked = parked.state === 'ready' ? parked.part : null;

	useEffect(() => {
		const link = takeHistoryLink();
		if (link === null) setParked(isResultParked());
		else setId(link);
	}, []);
	useEffect(() => void openParked?.(copy), [openParked, copy]);

	if (id === null) return null;
	if (lazy.state === 'ready') return <lazy.part id={id} copy={copy} onDismiss={() => setId(null)} />;
	return <PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={copy.exports.part} />;
}
