import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { announceAwake } from '../interest/awake.ts';
import { AdvancedPanel } from './AdvancedPanel.tsx';
import { AdvancedToggle } from './AdvancedToggle.tsx';
import { BarNote } from './BarNote.tsx';
import { ClarifierSlot } from './ClarifierSlot.tsx';
import { saveDraftNow } from './draft.ts';
import { watchScrolling } from './hand-scroll.ts';
import { KeptSlot } from './kept/KeptSlot.tsx';
import type { ChoiceName } from './modifier-catalogue.ts';
import { $optimiser } from './optimiser.store.ts';
import { PromptForm } from './PromptForm.tsx';
import { QuotaBanner } from './QuotaBanner.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { SaidAloud } from './SaidAloud.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useEscape } from './use-escape.ts';
import { useFollowedAccount } from './use-followed-account.ts';
import { usePanel } from './use-panel.ts';
import { useSaidProgress } from './use-said-progress.ts';

interface Props {
	readonly copy: OptimiserCopy;
	/** Values of the choice modifiers that every plan includes, from the plan catalogue. */
	readonly free: Readonly<Record<ChoiceName, readonly string[]>>;
	/** How many runs come without an account, from the plan catalogue. */
	readonly guestLimit: number;
	/** How many with a free one. */
	readonly freeLimit: number;
}

export function Optimiser({ copy, free, guestLimit, freeLimit }: Props): ReactElement {
	const state = useStore($optimiser);
	const panel = usePanel();
	const rootRef = useRef<HTMLDivElement>(null);
	useEscape(rootRef, panel.close);
	useFollowedAccount(free);

	useSaidProgress(copy.form.overlay);

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
				<div className="opt-bar">
					<AdvancedToggle copy={copy.advanced} panel={panel} />
					<BarNote copy={copy.form} guestLimit={guestLimit} />
					<SubmitButton copy={copy.form} />
				</div>
				<AdvancedPanel copy={copy} free={free} panel={panel} />
				{state.kind === 'working' && (
					<div className="opt-overlay">
						<p aria-hidden="true">{copy.form.overlay}</p>
					</div>
				)}
			</div>
			<SaidAloud />
			<QuotaBanner copy={copy.quota} freeLimit={freeLimit} />
			<KeptSlot copy={copy} />
			<ClarifierSlot asking={state.asking} copy={copy} />
			{state.last && <ResultPanel key={state.last.answer.requestId} delivered={state.last} copy={copy} />}
		</div>
	);
}
