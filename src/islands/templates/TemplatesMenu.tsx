import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { TemplateUseCopy } from '#contract/templates-copy';
import { useDismiss } from '../optimiser/use-dismiss.ts';
import { useLazyPart } from '../optimiser/use-lazy-part.ts';

interface Props {
	readonly copy: TemplateUseCopy;
	readonly onPick: (text: string) => void;
}

const load = () => import('./TemplatePicker.tsx').then((module) => module.TemplatePicker);

/** The account's templates behind a button; the style sheet keeps it from guests. What it opens comes when it is wanted. */
export function TemplatesMenu({ copy, onPick }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const menuRef = useRef<HTMLDivElement>(null);
	const lazy = useLazyPart(load, isOpen);
	const close = useCallback(() => setOpen(false), []);
	useDismiss(menuRef, isOpen, close);

	function pick(text: string): void {
		close();
		onPick(text);
	}

	return (
		<div className="opt-templates" ref={menuRef}>
			<button
				type="button"
				className="opt-menu-button"
				aria-expanded={isOpen}
				aria-controls="optimizer-templates"
				onClick={() => setOpen(!isOpen)}
			>
				{copy.menu.label}
				<span className="opt-chevron" aria-hidden="true" />
			</button>
			<div id="optimizer-templates" className="opt-menu" hidden={!isOpen}>
				{isOpen && lazy.state === 'ready' && <lazy.part copy={copy} onPick={pick} />}
				{lazy.state === 'loading' && <p className="opt-templates-note">{copy.loading}</p>}
				{lazy.state === 'failed' && (
					<p className="opt-templates-note" role="alert">
						{copy.failed}{' '}
						<button type="button" className="link-button" onClick={lazy.retry}>
							{copy.retry}
						</button>
					</p>
				)}
			</div>
		</div>
	);
}
