import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { $optimiser } from '../stores/optimiser.store.ts';
import { KeptProblem } from './KeptProblem.tsx';
import { KeptText } from './KeptText.tsx';
import { type Opened, openKept } from './open-kept.ts';

interface Props {
	readonly id: string;
	readonly copy: OptimiserCopy;
	readonly onDismiss: () => void;
}

/** Opens an earlier prompt, or says why it cannot. */
export function KeptPrompt({ id, copy, onDismiss }: Props): ReactElement | null {
	const [opened, setOpened] = useState<Opened | null>(null);
	const { last } = useStore($optimiser);

	const open = useCallback(async () => {
		setOpened(null);
		setOpened(await openKept(id, copy.kept));
	}, [id, copy]);

	useEffect(() => void open(), [open]);

	if (opened === null) {
		return (
			<p className="opt-kept" role="status">
				{copy.kept.opening}
			</p>
		);
	}
	if (opened.kind === 'options') return null;
	if (opened.kind !== 'opened') {
		return <KeptProblem why={opened.kind} copy={copy.kept} onRetry={() => void open()} onDismiss={onDismiss} />;
	}
	// A complete result is shown by the result panel; this shows the text alone, unless a newer result has replaced it.
	if (opened.delivered !== null || last !== null) return null;
	const { text, source, madeAt, note } = opened;
	return <KeptText text={text} source={source} madeAt={madeAt} note={note} copy={copy} />;
}
