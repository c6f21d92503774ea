import { useEffect, useState } from 'react';
import { COPIED_MS } from '#contract/limits';
import { copyText } from './copy-text.ts';

export type Copying = 'ready' | 'copied' | 'refused';

/** Copies the exact text, and knows for a moment that it did, or that the browser refused. */
export function useCopying(text: string): readonly [Copying, () => Promise<void>] {
	const [copying, setCopying] = useState<Copying>('ready');

	useEffect(() => {
		if (copying !== 'copied') return;
		const timer = setTimeout(() => setCopying('ready'), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copying]);

	async function copy(): Promise<void> {
		setCopying((await copyText(text)) ? 'copied' : 'refused');
	}

	return [copying, copy];
}
