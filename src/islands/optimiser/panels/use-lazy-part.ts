import { useCallback, useEffect, useState } from 'react';

export type LazyPart<Part> =
	| { readonly state: 'absent' | 'loading' }
	| { readonly state: 'ready'; readonly part: Part }
	| { readonly state: 'failed'; readonly retry: () => void };

/** Fetches a part of the island when it is first opened, so that visitors who never open it do not wait for it. */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean): LazyPart<Part> {
	const [held, setHeld] = useState<{ readonly part: Part } | null>(null);
	const [failures, setFailures] = useState(0);
	const [tries, setTries] = useState(0);
	const retry = useCallback(() => setTries((count) => count + 1), []);

	useEffect(() => {
		if (!isWanted || held || failures > tries) return;
		let isCurrent = true;
		load().then(
			(part) => isCurrent && setHeld({ part }),
			() => isCurrent && setFailures(tries + 1),
		);
		return () => {
			isCurrent = false;
		};
	}, [load, isWanted, held, failures, tries]);

	if (held) return { state: 'ready', part: held.part };
	if (failures > tries) return { state: 'failed', retry };
	return { state: isWanted ? 'loading' : 'absent' };
}
