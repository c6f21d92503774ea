import { type ReactElement, useState } from 'react';
import type { TemplateSource } from '#contract/templates';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { useLazyPart } from '../optimiser/panels/use-lazy-part.ts';

interface Props {
	/** The prompt to save. */
	readonly body: string;
	/** The source it was made from; null where that is not known. */
	readonly source: TemplateSource | null;
	readonly label: string;
	readonly copy: TemplateUseCopy;
	/** Called at each press; false: nothing is opened. */
	readonly mayOpen?: () => boolean;
}

const load = () => import('./SaveTemplateDialog.tsx').then((module) => module.SaveTemplateDialog);

/** Opens the dialog that saves a prompt as a template; its code is loaded at the first opening. */
export function SaveTemplateButton({ body, source, label, copy, mayOpen = () => true }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const lazy = useLazyPart(load, isOpen);

	function press(): void {
		if (lazy.state === 'failed') lazy.retry();
		setOpen(mayOpen());
	}

	return (
		<>
			<button
				type="button"
				className="button is-small is-quiet"
				aria-haspopup="dialog"
				aria-busy={lazy.state === 'loading'}
				onClick={press}
			>
				{label}
			</button>
			{isOpen && lazy.state === 'ready' && (
				<lazy.part body={body} source={source} copy={copy} onClose={() => setOpen(false)} />
			)}
			{isOpen && lazy.state === 'failed' && (
				<p className="kept-problem" role="alert">
					{copy.failed}
				</p>
			)}
		</>
	);
}
