import { useStore } from '@nanostores/react';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { useAccount } from '../account-state/use-account.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { LockedList } from './LockedList.tsx';
import { CHOICE_NAMES, CHOICES, type ChoiceName, LOCKED_ADVANCED, LOCKED_MODIFIERS } from './modifier-catalogue.ts';
import { $choices, resetChoices } from './modifiers.store.ts';
import { useLazyPart } from './use-lazy-part.ts';
import type { Panel } from './use-panel.ts';
import { useTap } from './use-tap.ts';

const loadProOptions = () => import('./pro-options/ProOptions.tsx').then((module) => module.ProOptions);

interface Props {
	readonly copy: OptimiserCopy['advanced'];
	readonly free: Readonly<Record<ChoiceName, readonly string[]>>;
	readonly panel: Panel;
}

export function AdvancedPanel({ copy, free, panel }: Props): ReactElement {
	const choices = useStore($choices);
	const state = useAccount();
	const isPro = state.kind === 'signedIn' && state.account.isPro;
	const proPart = useLazyPart(loadProOptions, isPro);
	const [isMoreOpen, setMoreOpen] = useState(false);
	const tap = useTap(panel.toggle);
	const toggleRef = useRef<HTMLButtonElement>(null);
	const bodyRef = useRef<HTMLDivElement>(null);

	// Before the paint that hides it: a focus inside must not fall back to the page.
	useLayoutEffect(() => {
		if (panel.state === 'closed' && bodyRef.current?.contains(document.activeElement)) toggleRef.current?.focus();
	}, [panel.state]);

	const summary = CHOICE_NAMES.map((name) => copy.values[choices[name]]).join(', ');

	return (
		<div className="opt-advanced">
			<button
				type="button"
				className="opt-advanced-toggle"
				ref={toggleRef}
				aria-expanded={panel.state === 'auto' ? undefined : panel.state === 'open'}
				aria-controls="optimizer-advanced"
				data-track={panel.state === 'closed' ? 'options_opened' : undefined}
				{...tap}
			>
				<span>{copy.title}</span>
				<span className="opt-advanced-summary">{summary}</span>
				<span className="opt-chevron" aria-hidden="true" />
			</button>
			<div id="optimizer-advanced" ref={bodyRef} className="opt-advanced-body">
				{CHOICE_NAMES.map((name) => (
					<ChoiceField
						key={name}
						name={name}
						chosen={choices[name]}
						free={isPro ? CHOICES[name] : free[name]}
						copy={copy}
					/>
				))}
				<div id="optimizer-more" hidden={!isMoreOpen}>
					{proPart.state === 'ready' ? (
						<proPart.part copy={copy} />
					) : (
						<>
							<LockedList names={LOCKED_MODIFIERS} title={copy.lockedTitle} copy={copy} />
							<LockedList names={LOCKED_ADVANCED} title={copy.groupTitle} copy={copy} />
						</>
					)}
				</div>
				<div className="opt-advanced-foot">
					<button
						type="button"
						className="link-button"
						aria-expanded={isMoreOpen}
						aria-controls="optimizer-more"
						onClick={() => setMoreOpen(!isMoreOpen)}
					>
						{isMoreOpen ? copy.less : copy.more}
					</button>
					<button type="button" className="link-button" data-track="options_reset" onClick={resetChoices}>
						{copy.reset}
					</button>
				</div>
			</div>
		</div>
	);
}
