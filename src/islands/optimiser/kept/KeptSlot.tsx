import { type ReactElement, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { takeHistoryLink } from '../history-link.ts';
import { PartPending } from '../PartPending.tsx';
import { useLazyPart } from '../use-lazy-part.ts';

const load = () => import('./KeptPrompt.tsx').then((module) => module.KeptPrompt);

/** The place of an earlier prompt that the address asks for; nothing otherwise. */
export function KeptSlot({ copy }: { readonly copy: OptimiserCopy }): ReactElement | null {
	const [id, setId] = useState<string | null>(null);
	const lazy = useLazyPart(load, id !== null);
	useEffect(() => setId((now) => now ?? takeHistoryLink()), []);

	if (id === null) return null;
	if (lazy.state === 'ready') return <lazy.part id={id} copy={copy} onDismiss={() => setId(null)} />;
	return <PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={copy.exports.part} />;
}
