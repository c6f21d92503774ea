import { useEffect, useRef } from 'react';
import { takeForCopying } from './arrival.ts';

/** Copies a result when it arrives, for whoever prefers that; a refusal shows as it does after a press of the button. */
export function useCopyOnArrival(requestId: string, copy: () => Promise<void>): void {
	const copyRef = useRef(copy);
	useEffect(() => {
		if (takeForCopying(requestId)) void copyRef.current();
	}, [requestId]);
}
