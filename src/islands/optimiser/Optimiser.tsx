import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { announceAwake } from '../interest/awake.ts';
import { AdvancedPanel } from './AdvancedPanel.tsx';
import { Clarifier } from './Clarifier.tsx';
import { saveDraftNow } from './draft.ts';
import { watchScrolling } from './hand-scroll.ts';
import { KeptSlot } from './kept/KeptSlot.tsx';
import type { ChoiceName } from './modifier-catalogue.ts';
import { $optimiser } from './optimiser.store.ts';
import { PromptForm } from './PromptForm.tsx';
import { QuotaBanner } from './QuotaBanner.tsx';
import { useEscape } from './use-escape.ts';
import { useFollowedAccount } from './use-followed-account.ts';
import { usePanel } from './use-panel.ts';
import { useResultPanel } from './use-result-panel.ts';

interface Props {
	readonly copy: OptimiserCopy;
	/** Values of the choice modifiers that every plan includes, from the plan catalogue. */
	readonly free: Readonly<Record<ChoiceName, readonly string[]>>;
}

export function Optimiser({ copy, free }: Props): ReactElement {
	const state = useStore($optimiser);
	const panel = usePanel();
	const ResultPanel = useResultPanel(state.kind === 'working' || state.last !== null);
	const rootRef = useRef<HTMLDivElement>(null);
	useEscape(rootRef, panel.close);
	useFollowedAccount(free);

	useEffect(watchScrolling, []);
	useEffect(() => {
		announceAwake(rootRef.current);
		window.addEventListener('pagehide', saveDraftNow);
		return () => window.removeEventListener('pagehide', saveDraftNow);
	}, []);

	return (
		<div className="opt" ref={rootRef}>
			<div className="opt-card" data-panel={panel.state} aria-busy={state.kind === 'working'}>
				<PromptForm copy={copy} />
				<AdvancedPanel copy={copy.advanced} free={free} panel={panel} />
				{state.kind === 'working' && (
					<div className="opt-overlay">
						<p role="status">{copy.form.overlay}</p>
					</div>
				)}
			</div>
			<QuotaBanner copy={copy.quota} />
			<KeptSlot copy={copy} />
			{state.asking && <Clarifier key={state.asking.answer.requestId} asking={state.asking} copy={copy} />}
			{state.last && ResultPanel && (
				<ResultPanel key={state.last.answer.requestId} delivered={state.last} copy={copy} />
			)}
		</div>
	);
}
