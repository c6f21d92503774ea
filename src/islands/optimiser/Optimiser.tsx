import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { announceAwake } from '../interest/awake.ts';
import { ClarifierSlot } from './clarifier/ClarifierSlot.tsx';
import { KeptSlot } from './kept/KeptSlot.tsx';
import { useEscape } from './menus/use-escape.ts';
import { AdvancedPanel } from './options/AdvancedPanel.tsx';
import type { ChoiceName } from './options/modifier-catalogue.ts';
import { usePanel } from './panels/use-panel.ts';
import { BarNote } from './prompt-box/BarNote.tsx';
import { saveDraftNow } from './prompt-box/draft.ts';
import { PromptForm } from './prompt-box/PromptForm.tsx';
import { QuotaSlot } from './prompt-box/QuotaSlot.tsx';
import { StartMenus } from './prompt-box/StartMenus.tsx';
import { SubmitButton } from './prompt-box/SubmitButton.tsx';
import { watchScrolling } from './result/hand-scroll.ts';
import { ResultPanel } from './result/ResultPanel.tsx';
import { SaidAloud } from './result/SaidAloud.tsx';
import { $optimiser } from './stores/optimiser.store.ts';
import { useFollowedAccount } from './use-followed-account.ts';
import { useSaidProgress } from './use-said-progress.ts';

interface Props {
	readonly copy: OptimiserCopy;
	/** Values of the choice modifiers that every plan includes, from the plan catalogue. */
	readonly free: Readonly<Record<ChoiceName, readonly string[]>>;
	/** The number of runs without an account, from the plan catalogue. */
	readonly guestLimit: number;
	/** The number of runs with a free account. */
	readonly freeLimit: number;
}

export function Optimiser({ copy, free, guestLimit, freeLimit }: Props): ReactElement {
	const state = useStore($optimiser);
	const panel = usePanel();
	const shown = (state.asking ?? state.last)?.answer.requestId;
	const [openBeside, openBox] = useState<string | undefined>();
	const isStopped = state.kind === 'limited' || state.kind === 'signInNeeded';
	const quota = <QuotaSlot copy={copy} freeLimit={freeLimit} />;
	const rootRef = useRef<HTMLDivElement>(null);
	const cardRef = useRef<HTMLDivElement>(null);
	useEscape(rootRef, panel.close);
	useFollowedAccount(free);

	useSaidProgress(copy.form.overlay);

	useEffect(watchScrolling, []);
	// A folded box has no place on the page, so the browser could not scroll to it when it got the focus.
	useEffect(() => {
		if (openBeside) cardRef.current?.scrollIntoView({ block: 'nearest' });
	}, [openBeside]);
	useEffect(() => {
		announceAwake(rootRef.current);
		window.addEventListener('pagehide', saveDraftNow);
		return () => window.removeEventListener('pagehide', saveDraftNow);
	}, []);

	return (
		<div className="opt" ref={rootRef}>
			<div
				className="opt-card"
				ref={cardRef}
				data-panel={panel.state}
				// Beside an answer, which quotes the text, the box is folded until it gets the focus.
				data-folded={((state.kind === 'done' || state.kind === 'clarifying') && openBeside !== shown) || undefined}
				aria-busy={state.kind === 'working'}
			>
				<PromptForm copy={copy} onOpen={() => openBox(shown)} />
				<div className="opt-bar">
					<StartMenus copy={copy} />
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
			{isStopped && quota}
			<KeptSlot copy={copy} />
			<ClarifierSlot asking={state.asking} copy={copy} />
			{state.last && <ResultPanel key={state.last.answer.requestId} delivered={state.last} copy={copy} />}
			{!isStopped && quota}
		</div>
	);
}
