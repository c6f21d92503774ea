import { type ComponentType, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import type { Delivered } from './optimiser.store.ts';
import { PlainResult } from './PlainResult.tsx';

type Panel = ComponentType<{ readonly delivered: Delivered; readonly copy: OptimiserCopy }>;

/** Fetches the code of the result while the prompt is being made, so that the box alone costs less. null until it is there. */
export function useResultPanel(isWanted: boolean): Panel | null {
	const [panel, setPanel] = useState<Panel | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		import('./ResultPanel.tsx').then(
			({ ResultPanel }) => setPanel(() => ResultPanel),
			() => setPanel((now: Panel | null) => now ?? PlainResult),
		);
	}, [isWanted]);
	return panel;
}
