import type { ReactElement, ReactNode } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { CopyByHand } from './CopyByHand.tsx';
import { fillIn } from './fill-in.ts';
import { useCopyOnArrival } from './use-copy-on-arrival.ts';
import { useCopying } from './use-copying.ts';

interface Props {
	readonly text: string;
	/** Which result it is. */
	readonly requestId: string;
	readonly copy: OptimiserCopy['result'];
	readonly isOriginalShown: boolean;
	readonly onToggleOriginal: () => void;
	/** More to do with the text. */
	readonly children: ReactNode;
}

export function ResultToolbar(props: Props): ReactElement {
	const { text, requestId, copy, isOriginalShown, onToggleOriginal, children } = props;
	const [copying, handleCopy] = useCopying(text);
	useCopyOnArrival(requestId, handleCopy);

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
