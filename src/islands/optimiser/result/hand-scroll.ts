import type { Progress, ProgressEventName } from '../progress-signal.ts';

const PROGRESS_EVENT: ProgressEventName = 'ploop:progress';

let hasScrolled = false;

/** Whether the person has scrolled since the last run began: then the page must not scroll by itself. */
export function hasScrolledByHand(): boolean {
	return hasScrolled;
}

/** Watches from now on. Returns a function that stops it. */
export function watchScrolling(): () => void {
	const stop = new AbortController();
	const options = { passive: true, signal: stop.signal };
	for (const sign of ['wheel', 'touchmove']) window.addEventListener(sign, () => (hasScrolled = true), options);
	const begin = (event: Event) => {
		if ((event as CustomEvent<Progress>).detail === 'working') hasScrolled = false;
	};
	document.addEventListener(PROGRESS_EVENT, begin, options);
	return () => stop.abort();
}
