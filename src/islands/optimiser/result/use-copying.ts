import { useEffect, useState } from 'react';
import { COPIED_MS } from '#islands/timings.ts';
import { copyText } from './copy-text.ts';

export type Copying = 'ready' | 'copied' | 'again' | 'refused';

/** Copies the exact text. Reports "copied" for a moment, that it was copied until the text changes, and a refusal of the browser. */
export function useCopying(text: string): readonly [Copying, () => Promise<void>] {
	const [copying, setCopying] = useState<Copying>('ready');

	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has not been copied yet
	useEffect(() => setCopying('ready'), [text]);

	useEffect(() => {
		if (copying !== 'copied') return;
		const timer = setTimeout(() => setCopying('again'), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copying]);

	async function copy(): Promise<void> {
		setCopying((await copyText(text)) ? 'copied' : 'refused');
	}

	return [copying, copy];
}
