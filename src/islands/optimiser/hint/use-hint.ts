import { useEffect, useState } from 'react';
import { $choices } from '../stores/modifiers.store.ts';
import { $prompt } from '../stores/prompt.store.ts';
import { type HintPart, readHint } from './read-hint.ts';

/** A pause in typing. */
const PAUSE_MS = 250;

/** The hint for the text, updated after each pause in typing. */
export function useHint(): readonly HintPart[] | null {
	const [parts, setParts] = useState(readNow);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const readSoon = () => {
			clearTimeout(timer);
			timer = setTimeout(() => setParts(readNow()), PAUSE_MS);
		};
		const stops = [$prompt.listen(readSoon), $choices.listen(readSoon)];
		return () => {
			clearTimeout(timer);
			for (const stop of stops) stop();
		};
	}, []);

	return parts;
}

const readNow = () => readHint($prompt.get(), $choices.get());
