import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useAccount } from '#islands/account-state/use-account.ts';
import { useStore } from '#islands/store/use-store.ts';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import type { Panel } from '../panels/use-panel.ts';
import { $choices, $proChoices, resetChoices } from '../stores/modifiers.store.ts';
import { AdvancedToggle, OPTIONS_TOGGLE } from './AdvancedToggle.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { CHOICE_NAMES, type ChoiceName, DEFAULT_CHOICES } from './modifier-catalogue.ts';

const loadProOptions = () => import('../pro-options/ProOptions.tsx').then((module) => module.ProOptions);
const loadLocked = () => import('./LockedSheet.tsx').then((module) => module.LockedSheet);

interface Props {
	readonly copy: OptimiserCopy;
	readonly free: Readonly<Record<ChoiceName, readonly string[]>>;
	readonly panel: Panel;
}

/** A line with what opens it, the four choices that everyone has, and a sheet with the rest behind 'Show more'. */
export function AdvancedPanel({ copy: { advanced: copy, exports }, free, panel }: Props): ReactElement {
	const choices = useStore($choices);
	const state = useAccount();
	const isPro = state.kind === 'signedIn' && state.account.isPro;
	const [isMoreOpen, setMoreOpen] = useState(false);
	const proPart = useLazyPart(loadProOptions, isPro);
	const lockedPart = useLazyPart(loadLocked, isMoreOpen && !isPro);
	const sheet = isPro ? proPart : lockedPart;
	const bodyRef = useRef<HTMLDivElement>(null);
	const pro = useStore($proChoices);
	const hasSet = pro !== null || CHOICE_NAMES.some((name) => choices[name] !== DEFAULT_CHOICES[name]);

	/** The pressed button goes with what it took back. */
	function reset(): void {
		resetChoices();
		document.getElementById(OPTIONS_TOGGLE)?.focus();
	}

	// Moves the focus out before the sheet is hidden, which would lose it.
	useLayoutEffect(() => {
		if (panel.state === 'closed' && bodyRef.current?.contains(document.activeElement)) {
			document.getElementById(OPTIONS_TOGGLE)?.focus();
		}
	}, [panel.state]);

	return (
		<div className="opt-advanced">
			<AdvancedToggle copy={copy} panel={panel} />
			<div id="optimizer-advanced" ref={bodyRef} className="opt-advanced-body">
				<div className="opt-strip">
					{CHOICE_NAMES.map((name) => (
						<ChoiceMenu
							key={name}
							name={name}
							chosen={choices[name]}
							free={isPro ? null : free[name]}
							copy={copy}
							part={exports.part}
						/>
					))}
					<button
						type="button"
						className="link-button"
						aria-expanded={isMoreOpen}
						aria-controls="optimizer-more"
						onClick={() => setMoreOpen(!isMoreOpen)}
					>
						{isMoreOpen ? copy.less : copy.more}
						<span className="opt-chevron" aria-hidden="true" />
					</button>
					{hasSet && (
						<button type="button" className="link-button" data-track="options_reset" onClick={reset}>
							{copy.reset}
						</button>
					)}
				</div>
				<div id="optimizer-more" className="opt-sheet" hidden={!isMoreOpen}>
					{sheet.state === 'ready' ? (
						<sheet.part copy={copy} />
					) : (
						isMoreOpen && <PartPending retry={sheet.state === 'failed' ? sheet.retry : null} copy={exports.part} />
					)}
				</div>
			</div>
		</div>
	);
}
