import type { ReactElement, ReactNode } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { CopyByHand } from './CopyByHand.tsx';
import { fillIn } from './fill-in.ts';
import { useCopying } from './use-copying.ts';

interface Props {
	readonly text: string;
	readonly copy: OptimiserCopy['result'];
	readonly isOriginalShown: boolean;
	readonly onToggleOriginal: () => void;
	/** More to do with the text. */
	readonly children: ReactNode;
}

export function ResultToolbar({ text, copy, isOriginalShown, onToggleOriginal, children }: Props): ReactElement {
	const [copying, handleCopy] = useCopying(text);

	return (
		<div className="opt-toolbar">
			<span className="opt-count">{fillIn(copy.count, { n: text.length.toLocaleString('en-GB') })}</span>
			<button type="button" className="link-button" aria-expanded={isOriginalShown} onClick={onToggleOriginal}>
				{isOriginalShown ? copy.hideOriginal : copy.showOriginal}
			</button>
			{children}
			<button type="button" className="button is-small opt-copy" data-copying={copying} onClick={handleCopy}>
				{copying === 'copied' ? copy.copied : copy.copy}
			</button>
			<p className="visually-hidden" role="status">
				{copying === 'copied' && copy.copied}
			</p>
			{copying === 'refused' && <CopyByHand text={text} explanation={copy.copyFailed} label={copy.title} />}
		</div>
	);
}
