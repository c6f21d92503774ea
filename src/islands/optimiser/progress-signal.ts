export type Progress = 'working' | 'ready' | 'question' | 'stopped';

/** A type, so that a listener checks the name without loading this module. */
export type ProgressEventName = 'ploop:progress';

const PROGRESS_EVENT: ProgressEventName = 'ploop:progress';

/** Tells the listener, which is the genie, how far the optimiser has got. */
export function signalProgress(progress: Progress): void {
	if (typeof document === 'undefined') return;
	document.dispatchEvent(new CustomEvent<Progress>(PROGRESS_EVENT, { detail: progress }));
}
