export type Progress = 'working' | 'ready' | 'question' | 'stopped';

/** A type, so that a listener checks the name without loading this module. */
export type ProgressEventName = 'ploop:progress';

const PROGRESS_EVENT: ProgressEventName = 'ploop:progress';

/** Reports the optimiser's progress to its listener, the genie. */
export function signalProgress(progress: Progress): void {
	if (typeof document === 'undefined') return;
	document.dispatchEvent(new CustomEvent<Progress>(PROGRESS_EVENT, { detail: progress }));
}
