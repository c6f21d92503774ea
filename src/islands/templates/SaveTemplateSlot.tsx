import type { ReactElement } from 'react';
import type { TemplateSource } from '#contract/templates';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { useLazyPart } from '../optimiser/panels/use-lazy-part.ts';

interface Props {
	readonly isOpen: boolean;
	/** The prompt to save. */
	readonly body: string;
	/** The source it was made from; null where that is not known. */
	readonly source: TemplateSource | null;
	readonly copy: TemplateUseCopy;
	readonly onClose: () => void;
}

const load = () => import('./SaveTemplateDialog.tsx').then((module) => module.SaveTemplateDialog);

/** The place of the dialog that saves a prompt as a template, for a row whose button is in a menu; its code is loaded on demand. */
export function SaveTemplateSlot({ isOpen, body, source, copy, onClose }: Props): ReactElement | null {
	const lazy = useLazyPart(load, isOpen);
	if (!isOpen) return null;
	if (lazy.state === 'ready') return <lazy.part body={body} source={source} copy={copy} onClose={onClose} />;
	if (lazy.state !== 'failed') return null;
	return (
		<p className="kept-problem" role="alert">
			{copy.failed}{' '}
			<button type="button" className="link-button" onClick={lazy.retry}>
				{copy.retry}
			</button>
		</p>
	);
}
