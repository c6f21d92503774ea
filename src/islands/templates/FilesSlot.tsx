import type { ReactElement } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';
import { useLazyPart } from '../optimiser/panels/use-lazy-part.ts';

interface Props {
	readonly isOpen: boolean;
	readonly copy: TemplatesCopy;
	readonly onClose: () => void;
}

const load = () => import('./FilesDialog.tsx').then((module) => module.FilesDialog);

/** The place of the dialog for importing and exporting templates; its code is loaded at the first opening. */
export function FilesSlot({ isOpen, copy, onClose }: Props): ReactElement | null {
	const lazy = useLazyPart(load, isOpen);
	if (!isOpen) return null;
	if (lazy.state === 'ready') return <lazy.part copy={copy} onClose={onClose} />;
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
