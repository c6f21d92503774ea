import { type ReactElement, useEffect, useState } from 'react';
import { COPIED_MS } from '#contract/limits';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { CopyByHand } from './CopyByHand.tsx';
import { copyText } from './copy-text.ts';
import { fillIn } from './fill-in.ts';
import { saveAsTemplate } from './optimiser.store.ts';

interface Props {
	readonly text: string;
	readonly copy: OptimiserCopy['result'];
	readonly isOriginalShown: boolean;
	readonly onToggleOriginal: () => void;
}

type Copying = 'ready' | 'copied' | 'refused';

export function ResultToolbar({ text, copy, isOriginalShown, onToggleOriginal }: Props): ReactElement {
	const [copying, setCopying] = useState<Copying>('ready');

	useEffect(() => {
		if (copying !== 'copied') return;
		const timer = setTimeout(() => setCopying('ready'), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copying]);

	async function handleCopy(): Promise<void> {
		setCopying((await copyText(text)) ? 'copied' : 'refused');
	}

	return (
		<div className="opt-toolbar">
			<span className="opt-count">{fillIn(copy.count, { n: text.length.toLocaleString('en-GB') })}</span>
			<button type="button" className="link-button" aria-expanded={isOriginalShown} onClick={onToggleOriginal}>
				{isOriginalShown ? copy.hideOriginal : copy.showOriginal}
			</button>
			<button type="button" className="button is-small is-quiet" onClick={saveAsTemplate}>
				{copy.save}
			</button>
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
